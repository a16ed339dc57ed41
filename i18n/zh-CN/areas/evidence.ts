import type personalResource from '@resources/evidence/certificate';
import type detailResource from '@resources/evidence/detail';
import type enterpriseResource from '@resources/evidence/EnterpriseCertificate';
import type previewResource from '@resources/evidence/preview';
import type resultsResource from '@resources/evidence/results';
import type viewResource from '@resources/evidence/view';
import type { LabelsOf } from '@/schema/labels';
import { certificate } from '../pages/certificate';

/** 数据证据、出证 */
export default {
  pages: { certificate },
  resources: {
    'evidence/EnterpriseCertificate': {
      name: '企业证据',
      operation: '查看详情',
      fields: {
        baoquan_no: '证据编号',
        companyName: '企业名称',
        type: '产品类型',
        title: '文件名称',
        saveTime: '保全时间',
        fileStatus: '证据状态',
      },
      filters: {
        datetime: '保全时间',
        keyword: '证据编号',
      },
      actions: {
        view: { name: '查看' },
      },
    } satisfies LabelsOf<typeof enterpriseResource>,
    'evidence/certificate': {
      name: '个人证据',
      operation: '查看详情',
      fields: {
        baoquan_no: '证据编号',
        username: '用户姓名',
        type: '用户类型',
        title: '文件名称',
        saveTime: '保全时间',
        fileStatus: '证据状态',
      },
      filters: {
        datetime: '保全时间',
        keyword: '证据编号',
      },
      actions: {
        view: { name: '查看' },
      },
    } satisfies LabelsOf<typeof personalResource>,
    'evidence/results': {
      name: '出证申请',
      fields: {
        order_no: '订单编号',
        companyName: '用户',
        mobile: '手机号',
        addTime: '创建时间',
        acceptor_name: '公证处',
        num: '出证记录',
        payStatus: '支付状态',
        notarialStatus: '出证状态',
      },
      filters: {
        dateTime: '创建时间',
        pay: '支付状态',
        notarial: '出证状态',
        keyword: '手机号',
      },
      listActions: { workbench: { name: '审核工作台' } },
      actions: {
        review: { name: '审核' },
        view: { name: '查看' },
        preview: { name: '图片预览' },
      },
    } satisfies LabelsOf<typeof resultsResource>,
    'evidence/detail': {
      name: '出证详情',
      actions: {
        check: {
          name: '审核',
          success: '操作成功',
          fields: {
            isCheck: '审核结果',
            checkRemark: '审核备注',
          },
        },
      },
    } satisfies LabelsOf<typeof detailResource>,
    'evidence/view': { name: '证据证书' } satisfies LabelsOf<typeof viewResource>,
    'evidence/preview': { name: '图片预览' } satisfies LabelsOf<typeof previewResource>,
  },
};
