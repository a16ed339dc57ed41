/** What `declare` recognises and proposes, in Chinese and English: a developer reads it, and edits the words it writes. */

/** A name in both languages. */
export interface Label {
  readonly en: string;
  readonly zh: string;
}

/** Parses a word list, `word 词, two words 词`. */
function pairsOf(list: string): Readonly<Record<string, string>> {
  const pairs = list.split(/,\s*/).map((pair) => [pair, pair.lastIndexOf(' ')] as const);
  return Object.fromEntries(pairs.map(([pair, at]) => [pair.slice(0, at), pair.slice(at + 1)]));
}

/** English words that keys are made of, with their Chinese. */
export const CHINESE = pairsOf(
  `account 账号, annual 年度, applied 申请, attachment 附件, attachments 附件, back 反面, cancelled 取消, claim 理赔, deposit 押金, event 事件, front 正面, holder 持有人, issue 问题, leave 请假, passed 通过, photos 照片, policy 保单, pictures 图片, proof 证明, q 关键字, refuse 拒绝, seen 在线, vehicle 车辆, applicant 申请人, approver 审批人, assignee 负责人, auditor 审核人, checker 审核人, cover 封面, examiner 审核人, handler 处理人, kpi 指标, opinion 意见, recharge 充值, reviewer 审核人, sku 规格, survey 问卷, views 浏览量, action 操作, active 启用, actual 实际, add 添加, address 地址, admin 管理员, age 年龄, amount 金额, app 应用,
  apply 申请, approve 通过, area 地区, at 时间, attach 附件, audit 审核, author 作者, avatar 头像, balance 余额, bank 银行, batch 批次,
  begin 开始, bill 账单, birthday 生日, brand 品牌, business 业务, buyer 买家, cancel 取消, card 卡, category 分类, cents 金额, channel 渠道, check 审核,
  city 城市, close 关闭, code 编码, comment 评论, company 企业, condition 条件, confirm 确认, contact 联系人, content 内容, contract 合同, count 数量, country 国家, coupon 优惠券,
  create 创建, created 创建, creator 创建人, currency 币种, customer 客户, data 数据, date 日期, day 日期, delete 删除, department 部门, desc 描述, description 描述,
  detail 详情, device 设备, disabled 禁用, discount 优惠, district 区县, duration 时长, effective 生效, email 邮箱, enabled 启用, end 结束, enterprise 企业, error 错误,
  expire 过期, expired 过期, express 快递, fail 失败, fee 费用, feedback 反馈, file 文件, finish 完成, flag 标记, full 全, gender 性别, goods 商品, grade 等级, group 分组, handle 处理,
  head 抬头, hash 哈希, history 历史, icon 图标, id ID, idcard 身份证号, image 图片, img 图片, income 收入, info 信息, integral 积分, ip IP, is 是否, issued 发放, item 项目, job 职位, keyword 关键字, kind 种类, label 标签,
  last 最后, length 长度, level 等级, limit 限额, link 链接, list 列表, location 位置, log 日志, login 登录, logo 标志, manager 经理, max 最大, member 会员, memo 备注, message 消息, method 方式, min 最小, mobile 手机号, mode 模式, model 型号, modified 修改, money 金额, month 月份, name 名称, nick 昵称, nickname 昵称,
  no 编号, note 备注, notice 通知, num 数量, number 编号, online 在线, open 开通, operate 操作, operation 操作, operator 操作人, order 订单, organization 机构, origin 原, os 系统, owner 负责人, page 页码, paid 支付, parent 上级, partner 合作方, password 密码, pay 支付, payment 支付, percent 百分比, permission 权限, person 个人, phone 手机号, photo 照片, picture 图片, plan 计划, platform 平台, point 积分, points 积分,
  position 职位, postcode 邮编, price 价格, priority 优先级, process 过程, product 产品, progress 进度, project 项目, province 省份, publish 发布, quantity 数量, rate 比率, reason 原因, receipt 凭证, receive 领取, received 领取, receiver 收件人, record 记录, refund 退款, region 地区, register 注册, registered 注册, reject 拒绝, release 发布, remain 剩余, remaining 剩余, remark 备注, report 报告, result 结果, review 审核, role 角色, rule 规则, sale 销售, scene 场景, score 分数, seller 卖家, send 发送, serial 序列, service 服务, sex 性别, share 分享, shop 店铺, sign 签名, size 大小, sn 序列号, sort 排序, source 来源,
  staff 员工, stage 阶段, start 开始, stop 停用, urgent 紧急, ticket 工单, reporter 提交人, real 真实, dept 部门, opened 开启, class 分类, zip 邮编, by 操作人, uses 使用记录, lines 明细, items 明细, orders 订单, records 记录, logs 日志, refresh 刷新, enable 启用, disable 禁用, pass 通过, revoke 撤销, given 赠送, gift 赠送, state 状态, status 状态, stock 库存, store 门店, street 街道, submit 提交, success 成功, sum 合计, supplier 供应商, system 系统, tag 标签, tags 标签, task 任务, tax 税, tel 电话, template 模板, text 内容, threshold 门槛, time 时间, times 次数, title 标题, token 令牌, total 总, trade 交易, transaction 交易, type 类型, unit 单位, update 更新, updated 更新, updater 更新人, upload 上传, url 链接, usage 用途, use 使用, used 使用, user 用户, username 用户名, valid 有效, face 面, value 值, verifier 审核人, verify 审核, version 版本, vip 会员, visible 可见, volume 数量, warehouse 仓库, website 网站, weight 重量, withdraw 提现, work 工作, year 年份, yuan 金额`,
);

/** Word pairs with a different meaning. */
export const TOGETHER = pairsOf(
  `id card 身份证号, id no 证件号码, tax no 税号, tax number 税号, real name 姓名, user name 用户名, card no 卡号, check user 审核人, check name 审核人,
  audit user 审核人, audit name 审核人, last seen 最后在线, bank name 开户行, file name 文件名, file url 文件, order no 订单编号, phone number 手机号, check status 审核状态, pay status 支付状态`,
);

/** Code names for common codes that are Chinese words. */
export const NAMES = pairsOf(
  `未开始 notStarted, 进行中 ongoing, 已结束 ended, 已完成 finished, 已取消 cancelled, 年假 annual, 病假 sick, 事假 personalLeave, 待审核 awaiting, 审核中 reviewing, 已通过 approved, 未通过 failed, 已拒绝 rejected, 已驳回 rejected, 待支付 unpaid, 未支付 unpaid, 已支付 paid, 支付失败 payFailed,
  已退款 refunded, 退款中 refunding, 启用 enabled, 禁用 disabled, 停用 disabled, 正常 normal, 异常 abnormal, 冻结 frozen, 成功 succeeded, 失败 failed, 是 yes, 否 no, 男 male, 女 female, 个人 personal, 企业 company, 已使用 used, 未使用 unused, 已过期 expired, 已失效 invalid, 已发布 published, 未发布 unpublished, 草稿 draft, 已上架 onSale, 已下架 offSale,
  待处理 open, 待审批 pending, 处理中 handling, 已处理 handled, 待发货 unsent, 已发货 sent, 已签收 received, 已作废 void, 已领取 received, 未领取 unclaimed, 线上 online, 线下 offline, 其他 other`,
);

/** What a server answers or sends for yes and no, of a decision. */
export const YES =
  /^(?:pass|passed|approved?|agreed?|accept(?:ed)?|allow(?:ed)?|yes|y|通过|同意|审核通过|批准)$/i;
export const NO =
  /^(?:reject(?:ed)?|refused?|declined?|deny|denied|no|n|拒绝|不同意|不通过|审核拒绝|审核不通过|驳回)$/i;

/** What joins the two days of a range. */
export const RANGE_JOINS = '-|~|,|至|to';

/** Labels of what is written besides a record's own fields. */
export const LABELS = {
  basic: { zh: '基本信息', en: 'Basics' },
  pictures: { zh: '图片', en: 'Pictures' },
  files: { zh: '文件', en: 'Files' },
  done: { zh: '操作成功', en: 'Done' },
  add: { zh: '新增', en: 'Add' },
  edit: { zh: '编辑', en: 'Edit' },
  review: { zh: '审核', en: 'Review' },
  queue: { zh: '审核工作台', en: 'Review queue' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  awaiting: { zh: '待审核', en: 'Awaiting review' },
  approved: { zh: '已通过', en: 'Approved' },
  rejected: { zh: '已拒绝', en: 'Rejected' },
  pass: { zh: '通过', en: 'Approve' },
  reject: { zh: '拒绝', en: 'Reject' },
} as const satisfies Record<string, Label>;

/** The question before an action. */
export const questionOf = ({ zh, en }: Label): Label => ({ zh: `确定${zh}？`, en: `${en}?` });

/** The name of a record's page, and back. */
export const detailOf = ({ zh, en }: Label): Label => ({ zh: `${zh}详情`, en: `${en} detail` });
export const thingOf = ({ zh, en }: Label): Label => ({
  zh: zh.replace(/详情$/, ''),
  en: en.replace(/ detail$/, ''),
});

/** The label of a point in time, or of an amount. */
export const momentOf = ({ zh, en }: Label): Label => ({
  zh: /[时日间期天]/.test(zh) ? zh : `${zh}时间`,
  en,
});
export const amountOf = ({ zh, en }: Label): Label => ({
  zh: /[额价费款金]/.test(zh) ? zh : `${zh}金额`,
  en,
});

/** What stands for a person's address or name. */
export const sampleAddress = (n: number): string => `示例路${n}号`;
export const sampleName = (n: number): string => `用户${n}`;
