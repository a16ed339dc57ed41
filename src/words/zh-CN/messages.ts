/** Validation messages that every form may show. */
export const messages = {
  required: '此项不能为空',
  tooLong: '输入的内容过长',
  dateWrong: '请输入正确的日期，如 2026-01-31',
  rangeWrong: '请输入正确的日期范围，如 2026-01-01 - 2026-01-31',
  numberWrong: '请输入数字',
  numberNotWhole: '请输入整数',
  numberTooPrecise: '最多 %{decimals} 位小数',
  numberTooSmall: '不能小于 %{min}',
  numberTooLarge: '不能大于 %{max}',
};
