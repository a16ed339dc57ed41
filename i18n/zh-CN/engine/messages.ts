/** The sentences of validation that every form may say. */
export const messages = {
  required: '此项不能为空',
  tooLong: '输入的内容过长',
  dateWrong: '请输入正确的日期，如 2026-01-31',
};
