/** 发票详情：查看、初审、财务开票 */
export const invoice = {
  title: '发票详情',
  parts: {
    applicant: '申请人',
    invoice: '发票信息',
    mailing: '邮寄信息',
    remarks: '备注',
    review: '审核信息',
    orders: '发票订单',
  },
  audit: '发票初审',
  makeOut: '财务开票',
  missing: '缺少发票编号，请从发票列表进入',
  otherState: '该发票当前为“%{status}”，不能进行%{step}，仅供查看。',
  list: '返回列表',
} as const;
