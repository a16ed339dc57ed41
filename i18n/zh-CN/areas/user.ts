import type balanceResource from '@resources/user/balance';
import type balanceDetailResource from '@resources/user/balance/detail';
import type detailResource from '@resources/user/detail';
import type enterpriseResource from '@resources/user/enterprise';
import type individualResource from '@resources/user/individual';
import type integralResource from '@resources/user/integral';
import type { LabelsOf } from '@/schema/labels';

/** 用户管理 */
export default {
  resources: {
    'user/enterprise': {
      name: '企业认证',
      fields: {
        companyName: '企业名称',
        mobile: '手机号',
        registered_time: '注册时间',
        user_status: '实名状态',
        check_time: '实名时间',
        taxNumber: '统一社会信用代码',
        loginTime: '最后登录时间',
      },
      filters: { registtime: '注册时间', realtime: '实名时间', status: '实名状态', keyword: '名称或手机号' },
      actions: { review: { name: '审核' }, view: { name: '查看' } },
      listActions: { workbench: { name: '审核工作台' }, exportAll: { name: '导出' } },
    } satisfies LabelsOf<typeof enterpriseResource>,
    'user/individual': {
      name: '个人认证',
      fields: {
        name: '用户姓名',
        mobile: '手机号',
        registered_time: '注册时间',
        user_status: '实名状态',
        check_time: '实名时间',
        contact_idcard: '身份证号',
        loginTime: '最后登录时间',
      },
      filters: {
        registtime: '注册时间',
        realtime: '实名时间',
        status: '实名状态',
        keyword: '姓名或手机号',
      },
      actions: {
        review: { name: '审核' },
        view: { name: '查看' },
      },
      listActions: {
        workbench: { name: '审核工作台' },
        exportAll: { name: '导出' },
      },
    } satisfies LabelsOf<typeof individualResource>,
    'user/balance': {
      name: '余额查询',
      fields: {
        name: '用户名称',
        mobile: '手机号',
        type: '用户类型',
        translateGiveSum: '合同金额赠送',
        testGiveSum: '测试体验赠送',
        rechargeGiveSum: '充值返赠',
        give: '其他',
        points: '账户余额',
      },
      filters: {
        status: '用户类型',
        keyword: '名称或手机号',
      },
      listActions: {
        exportAll: { name: '导出' },
      },
    } satisfies LabelsOf<typeof balanceResource>,
    'user/balance/detail': {
      name: '余额明细',
      fields: {
        order_no: '订单编号',
        type: '业务类型',
        order_type: '订单类型',
        create_time: '订单时间',
        balance: '订单金额',
      },
      filters: {
        registtime: '订单时间',
        status: '订单类型',
      },
      listActions: {
        exportAll: { name: '导出' },
      },
    } satisfies LabelsOf<typeof balanceDetailResource>,
    'user/integral': {
      name: '积分赠送',
      fields: {
        mobile: '手机号',
        company: '用户名称',
        time: '时间',
        type: '类型',
        userStatus: '用户类型',
        points: '积分',
        explain: '原因',
        admin: '操作人',
      },
      filters: {
        keyword: '手机号',
        type: '用户类型',
        pointsType: '赠送类型',
      },
      listActions: {
        give: {
          name: '赠送积分',
          success: '赠送成功',
          fields: {
            mobile: '手机号',
            type: '用户类型',
            pointsType: '赠送类型',
            points: '积分',
            explain: '原因',
          },
        },
      },
    } satisfies LabelsOf<typeof integralResource>,
    'user/Detail': {
      name: '用户详情',
      actions: {
        approve: {
          name: '通过',
          success: '操作成功',
          confirm: '确定通过该用户的实名认证？',
        },
        reject: {
          name: '拒绝',
          success: '操作成功',
          fields: {
            account: '拒绝原因',
          },
        },
      },
    } satisfies LabelsOf<typeof detailResource>,
  },
};
