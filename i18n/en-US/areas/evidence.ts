import type { Translated } from '../../types';
import type zh from '../../zh-CN/areas/evidence';
import { certificate } from '../pages/certificate';

export default {
  pages: { certificate },
  resources: {
    'evidence/EnterpriseCertificate': {
      name: 'Enterprise evidence',
      operation: 'View details',
      fields: {
        baoquan_no: 'Evidence no.',
        companyName: 'Company',
        type: 'Product',
        title: 'File name',
        saveTime: 'Preserved',
        fileStatus: 'Evidence status',
      },
      filters: {
        datetime: 'Preserved',
        keyword: 'Evidence no.',
      },
      actions: {
        view: { name: 'View' },
      },
    },
    'evidence/certificate': {
      name: 'Personal evidence',
      operation: 'View details',
      fields: {
        baoquan_no: 'Evidence no.',
        username: 'Name',
        type: 'User type',
        title: 'File name',
        saveTime: 'Preserved',
        fileStatus: 'Evidence status',
      },
      filters: {
        datetime: 'Preserved',
        keyword: 'Evidence no.',
      },
      actions: {
        view: { name: 'View' },
      },
    },
    'evidence/results': {
      name: 'Notarization applications',
      fields: {
        order_no: 'Order no.',
        companyName: 'User',
        mobile: 'Phone',
        addTime: 'Created',
        acceptor_name: 'Notary',
        num: 'Records',
        payStatus: 'Payment',
        notarialStatus: 'Review',
      },
      filters: {
        dateTime: 'Created',
        pay: 'Payment status',
        notarial: 'Certificate status',
        keyword: 'Phone',
      },
      listActions: { workbench: { name: 'Review workbench' } },
      actions: {
        review: { name: 'Review' },
        view: { name: 'View' },
        preview: { name: 'Preview image' },
      },
    },
    'evidence/detail': {
      name: 'Notarization detail',
      actions: {
        check: {
          name: 'Review',
          success: 'Done',
          fields: {
            isCheck: 'Result',
            checkRemark: 'Review remark',
          },
        },
      },
    },
    'evidence/view': { name: 'Evidence certificate' },
    'evidence/preview': { name: 'Preview image' },
  },
} satisfies Translated<typeof zh>;
