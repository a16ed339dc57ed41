import type { Translated } from '../../types';
import type zh from '../../zh-CN/areas/evidence';
import { certificate } from '../pages/certificate';
import { verifyFiles } from '../pages/verifyFiles';

export default {
  pages: { certificate, verifyFiles },
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
      figures: { all: 'All' },
      actions: {
        view: { name: 'View' },
      },
      listActions: { verify: { name: 'Verify files' } },
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
      figures: { all: 'All' },
      actions: {
        view: { name: 'View' },
      },
      listActions: { verify: { name: 'Verify files' } },
    },
    'evidence/results': {
      name: 'Notarization applications',
      fields: {
        order_no: 'Order no.',
        companyName: 'User',
        mobile: 'Phone',
        addTime: 'Created',
        acceptor_name: 'Notary',
        num: 'Certificate records',
        payStatus: 'Payment status',
        notarialStatus: 'Certificate status',
        notarial: 'Certificate status in words',
      },
      filters: {
        dateTime: 'Created',
        pay: 'Payment status',
        notarial: 'Certificate status',
        keyword: 'Phone',
      },
      figures: { states: 'Applications by review status' },
      queues: { workbench: 'Review workbench' },
      actions: {
        review: { name: 'Review', missing: 'Can’t be opened: the row has no application id (orderId)' },
        view: { name: 'View', missing: 'Can’t be opened: the row has no application id (orderId)' },
        preview: { name: 'Preview image' },
      },
    },
    'evidence/detail': {
      name: 'Notarization detail',
      sections: {
        evidence: {
          name: 'Evidence',
          fields: {
            baoquan_no: 'Evidence no.',
            title: 'File name',
            saveTime: 'Preserved',
            fileStatus: 'Evidence status',
          },
          links: { view: 'View details' },
        },
        person: {
          name: 'Applicant (person)',
          fields: {
            username: 'Name',
            authorPhone: 'Phone',
            authorIdcard: 'ID card',
            authorType: 'Verified by',
            authorFront: 'ID card, front',
            authorBack: 'ID card, back',
            authorHand: 'ID card in hand',
          },
        },
        company: {
          name: 'Applicant (company)',
          fields: {
            company: 'Company',
            taxNumber: 'Unified credit code',
            authorName: 'Agent',
            authorPhone: 'Phone',
            authorIdcard: 'ID card',
            authorType: 'Verified by',
            address: 'Address',
            authorFront: 'ID card, front',
            authorBack: 'ID card, back',
            authorHand: 'ID card in hand',
            license: 'Business licence',
            file: 'Authorization',
          },
          empty: { address: 'Address not available' },
        },
        payment: {
          name: 'Payment',
          fields: {
            orderNo: 'Order no.',
            orderMoney: 'Amount',
            pay_status: 'Payment status',
            pay_type: 'Payment type',
            sendTypeName: 'Delivery',
            notarialStatus: 'Certificate status',
            transfer_img: 'Proof of transfer',
          },
        },
        documents: {
          name: 'Documents',
          fields: {
            applyUrlPdf: 'Application form',
            adviceUrlPdf: 'Acceptance notice',
            tellUrlPdf: 'Notarization notice',
            notesUrlPdf: 'Interview record',
          },
        },
        records: {
          name: 'Review records',
          fields: {
            checkRemark: 'Review remark',
            verifier: 'Reviewer',
            verify_time: 'Reviewed',
            status: 'Result',
            reason: 'Remark',
          },
        },
        timeline: {
          name: 'Timeline',
          fields: {
            status: 'Result',
            verifier: 'Reviewer',
            reason: 'Remark',
            title: 'File name',
            baoquan_no: 'Evidence no.',
          },
          sources: { checks: 'Review', preserved: 'Preserved', downloads: 'Download' },
        },
      },
      review: {
        check: {
          name: 'Review',
          warnings: { minor: 'The applicant is under 18.' },
          obstacles: {
            applicant:
              'Can’t be reviewed: neither the link nor the server’s answer has the applicant’s id (userId).',
            otherOrder:
              'Can’t be reviewed: this is order %{orderNo}, and another one was opened in the list.',
          },
          actions: {
            check: {
              name: 'Review',
              success: 'Done',
              fields: { isCheck: 'Result', checkRemark: 'Remark' },
            },
          },
        },
      },
    },
    'evidence/view': { name: 'Evidence certificate' },
    'evidence/preview': {
      name: 'Preview image',
      sections: { image: { name: 'Preview image', fields: { url: 'Preview image' } } },
    },
  },
} satisfies Translated<typeof zh>;
