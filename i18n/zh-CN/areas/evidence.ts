import type personalResource from '@resources/evidence/certificate';
import type detailResource from '@resources/evidence/detail';
import type enterpriseResource from '@resources/evidence/EnterpriseCertificate';
import type previewResource from '@resources/evidence/preview';
import type resultsResource from '@resources/evidence/results';
import type viewResource from '@resources/evidence/view';
import type { LabelsOf } from 'declared-console/schema';
import { certificate } from '../pages/certificate';
import { verifyFiles } from '../pages/verifyFiles';

/** 数据证据、出证 */
export default {
  pages: { certificate, verifyFiles },
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
      figures: { all: '全部' },
      actions: {
        view: { name: '查看' },
      },
      listActions: { verify: { name: '批量校验' } },
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
      figures: { all: '全部' },
      actions: {
        view: { name: '查看' },
      },
      listActions: { verify: { name: '批量校验' } },
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
        notarial: '出证状态说明',
      },
      filters: {
        dateTime: '创建时间',
        pay: '支付状态',
        notarial: '出证状态',
        keyword: '手机号',
      },
      figures: { states: '出证申请状态' },
      queues: { workbench: '审核工作台' },
      actions: {
        review: { name: '审核', missing: '缺少申请编号（orderId），无法打开' },
        view: { name: '查看', missing: '缺少申请编号（orderId），无法打开' },
        preview: { name: '图片预览' },
      },
    } satisfies LabelsOf<typeof resultsResource>,
    'evidence/detail': {
      name: '出证详情',
      sections: {
        evidence: {
          name: '证据信息',
          fields: { baoquan_no: '证据编号', title: '文件名称', saveTime: '保全时间', fileStatus: '证据状态' },
          links: { view: '查看详情' },
        },
        person: {
          name: '个人申请信息',
          fields: {
            username: '姓名',
            authorPhone: '手机号',
            authorIdcard: '身份证号',
            authorType: '认证方式',
            authorFront: '身份证正面',
            authorBack: '身份证反面',
            authorHand: '手持身份证',
          },
        },
        company: {
          name: '企业申请信息',
          fields: {
            company: '企业名称',
            taxNumber: '统一社会信用代码',
            authorName: '经办人',
            authorPhone: '手机号',
            authorIdcard: '身份证号',
            authorType: '认证方式',
            address: '地址',
            authorFront: '身份证正面',
            authorBack: '身份证反面',
            authorHand: '手持身份证',
            license: '营业执照',
            file: '授权文件',
          },
          empty: { address: '地址信息未获取' },
        },
        payment: {
          name: '支付信息',
          fields: {
            orderNo: '订单编号',
            orderMoney: '订单金额',
            pay_status: '支付状态',
            pay_type: '支付方式',
            sendTypeName: '领取方式',
            notarialStatus: '出证状态',
            transfer_img: '转账凭证',
          },
        },
        documents: {
          name: '申请文件',
          fields: {
            applyUrlPdf: '公证申请表',
            adviceUrlPdf: '受理通知书',
            tellUrlPdf: '公证告知书',
            notesUrlPdf: '谈话笔录',
          },
        },
        records: {
          name: '审核记录',
          fields: {
            checkRemark: '审核备注',
            verifier: '审核人',
            verify_time: '审核时间',
            status: '审核结果',
            reason: '审核意见',
          },
        },
        timeline: {
          name: '时间线',
          fields: {
            status: '审核结果',
            verifier: '审核人',
            reason: '审核意见',
            title: '文件名称',
            baoquan_no: '证据编号',
          },
          sources: { checks: '审核', preserved: '保全', downloads: '下载' },
        },
      },
      review: {
        check: {
          name: '审核',
          warnings: { minor: '申请人未满18周岁。' },
          obstacles: {
            applicant: '缺少申请人编号（userId）：链接和服务器的答复都没有给出，无法提交审核。',
            otherOrder: '这里的订单编号（%{orderNo}）与列表中打开的不同，不能审核。请返回列表核对。',
          },
          actions: {
            check: {
              name: '审核',
              success: '操作成功',
              fields: { isCheck: '审核结果', checkRemark: '审核备注' },
            },
          },
        },
      },
    } satisfies LabelsOf<typeof detailResource>,
    'evidence/view': { name: '证据证书' } satisfies LabelsOf<typeof viewResource>,
    'evidence/preview': {
      name: '图片预览',
      sections: { image: { name: '图片预览', fields: { url: '出证预览图' } } },
    } satisfies LabelsOf<typeof previewResource>,
  },
};
