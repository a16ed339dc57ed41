import type customerResource from '@resources/money/customer';
import type giftResource from '@resources/money/gift';
import type giftDetailResource from '@resources/money/giftDetail';
import type invoiceResource from '@resources/money/invoice';
import type invoiceOrdersResource from '@resources/money/invoice/orders';
import type invoiceDetailResource from '@resources/money/invoiceDetail';
import type justResource from '@resources/money/just';
import type justSumsResource from '@resources/money/justSums';
import type { LabelsOf } from 'declared-console/schema';

/** 财务管理 */
export default {
  pages: {
    invoice: {
      sum: '发票订单合计 %{sum}，与发票金额一致。',
      sumUnchecked: '订单尚未读取，发票金额未核对',
      sumUnknown: '订单没有全部读取，或金额无法识别：请自行核对发票金额。',
      sumDiffers: '发票订单合计 %{sum}，与发票金额 %{money} 不一致，请核对。',
      future: '开票时间在将来',
      futureHint: '开票时间 %{day} 晚于今天，确定按此提交？',
    },
  },
  resources: {
    'money/just': {
      name: '公证订单',
      fields: {
        orderNo: '订单编号',
        orderType: '订单类型',
        companyName: '用户名称',
        mobile: '手机号',
        type: '业务类型',
        addTime: '下单时间',
        money: '金额',
        pay: '支付状态',
        payType: '支付方式',
      },
      figures: { daily: '每日订单' },
      filters: {
        datetime: '下单时间',
        pay: '支付状态',
        type: '业务类型',
        keyword: '订单号或手机号',
      },
    } satisfies LabelsOf<typeof justResource>,
    'money/customer': {
      name: '充值消费订单',
      fields: {
        order_no: '订单编号',
        companyName: '用户名称',
        mobile: '手机号',
        balance: '积分',
        payType: '支付方式',
        orderType: '订单类型',
        oType: '充值或消费',
        type: '业务类型',
        pay: '支付状态',
        create_time: '创建时间',
      },
      figures: { daily: '每日订单' },
      filters: {
        datetime: '创建时间',
        pay: '支付状态',
        type: '业务类型',
        keyword: '订单号或手机号',
      },
    } satisfies LabelsOf<typeof customerResource>,
    'money/justSums': {
      name: '公证订单金额',
      fields: { day: '日期', count: '订单数', amount: '已支付金额' },
      filters: { datetime: '日期' },
      figures: { amounts: '每日金额' },
    } satisfies LabelsOf<typeof justSumsResource>,
    'money/gift': {
      name: '赠送复核',
      fields: {
        mobile: '手机号',
        company: '用户名称',
        user_type: '用户类型',
        type: '赠送类型',
        points: '积分',
        explain: '原因',
        admin: '赠送人',
        time: '提交时间',
        status: '状态',
        is_own: '提交账号',
        verifier: '复核人',
        verify_time: '复核时间',
        reason: '拒绝原因',
      },
      filters: { keyword: '手机号', status: '状态', type: '赠送类型', is_own: '提交账号' },
      queues: { workbench: '复核工作台' },
      actions: { review: { name: '复核' }, view: { name: '查看' } },
    } satisfies LabelsOf<typeof giftResource>,
    'money/giftDetail': {
      name: '赠送详情',
      sections: {
        recipient: {
          name: '收到积分的用户',
          fields: { mobile: '手机号', company: '用户名称', user_type: '用户类型' },
        },
        gift: {
          name: '赠送',
          fields: {
            points: '积分',
            type: '赠送类型',
            explain: '原因',
            admin: '赠送人',
            time: '提交时间',
            status: '状态',
          },
        },
        review: {
          name: '复核',
          fields: { verifier: '复核人', verify_time: '复核时间', reason: '拒绝原因' },
        },
      },
      review: {
        decision: {
          name: '复核',
          warnings: { repeated: '一天之内另有一笔赠送，用户与积分都相同，请核对是否重复。' },
          obstacles: { own: '这笔赠送由本账号提交，须由另一账号复核。' },
          actions: {
            reject: { name: '拒绝', success: '操作成功', fields: { reason: '拒绝原因' } },
            approve: {
              name: '通过',
              title: '通过赠送',
              success: '操作成功',
              confirm: '向 %{company}（%{mobile}）赠送 %{points} 积分，通过后立即到账。确定通过？',
            },
          },
        },
      },
    } satisfies LabelsOf<typeof giftDetailResource>,
    'money/invoice': {
      name: '发票管理',
      fields: {
        head: '发票抬头',
        type: '发票类型',
        username: '用户名称',
        mobile: '手机号',
        tax_num: '税号',
        money: '金额',
        create_time: '申请时间',
        status: '状态',
      },
      filters: {
        status: '状态',
        keyword: '手机号或税号',
      },
      figures: { states: '发票状态' },
      queues: { audit: '初审工作台', makeOut: '开票工作台' },
      actions: {
        audit: { name: '审核' },
        makeOut: { name: '开票' },
        view: { name: '查看' },
      },
    } satisfies LabelsOf<typeof invoiceResource>,
    'money/invoiceDetail': {
      name: '发票详情',
      missing: '缺少发票编号，请从发票列表进入',
      sections: {
        applicant: {
          name: '申请人',
          fields: {
            username: '用户名称',
            mobile: '手机号',
            create_time: '申请时间',
          },
        },
        invoice: {
          name: '发票信息',
          fields: {
            status: '状态',
            head: '发票抬头',
            type: '发票类型',
            tax_num: '税号',
            money: '金额',
            bank_name: '开户银行',
            account: '银行账号',
            street: '注册地址',
            phone_number: '注册电话',
          },
        },
        mailing: {
          name: '邮寄信息',
          fields: {
            name: '收件人',
            post_phone_number: '收件电话',
            address: '收件地址',
            email: '电子邮箱',
          },
        },
        remarks: {
          name: '备注',
          fields: {
            remark: '用户备注',
            first_remark: '运营备注',
          },
        },
        review: {
          name: '审核信息',
          fields: {
            check_first_name: '初审人',
            check_first_time: '初审时间',
            check_review_name: '财务审核人',
            check_review_time: '财务审核时间',
            check_remark: '财务备注',
            deal_time: '开票时间',
            deal_user: '开票人',
            deal_code: '发票代码',
            deal_num: '发票号码',
            courier_number: '快递单号',
          },
        },
        orders: { name: '发票订单' },
      },
      review: {
        audit: {
          name: '发票初审',
          closed: '该发票当前为“%{status}”，不能进行发票初审，仅供查看。',
          actions: {
            checkOne: {
              name: '发票初审',
              success: '操作成功',
              fields: {
                status: '审核结果',
                remark: '备注',
              },
            },
          },
        },
        makeOut: {
          name: '财务开票',
          closed: '该发票当前为“%{status}”，不能进行财务开票，仅供查看。',
          actions: {
            checkTwo: {
              name: '财务开票',
              success: '操作成功',
              fields: {
                status: '审核结果',
                dealTime: '开票时间',
                dealUser: '开票人名',
                dealCode: '发票代码',
                dealNum: '发票号码',
                courierNumber: '快递单号',
                remark: '备注',
              },
            },
          },
        },
      },
    } satisfies LabelsOf<typeof invoiceDetailResource>,
    'money/invoice/orders': {
      name: '发票订单',
      fields: {
        order_no: '订单编号',
        create_time: '下单时间',
        trade_no: '交易号',
        pay_type: '支付方式',
        order_type: '订单类型',
        buyer_id: '付款账号',
        money: '金额',
      },
    } satisfies LabelsOf<typeof invoiceOrdersResource>,
  },
};
