import type { RecordOf } from 'declared-console/schema';
import { defineRecord, defineResource, f, get, i, post } from 'declared-console/schema';
import { checked, checkRecords } from '../checkRecords';
import { creditCode, idCard, isMinor } from '../checks';
import { historyParams } from '../downloads/historyOf';
import {
  fileStatus,
  identityProof,
  notarialPayment,
  notarialStatus,
  payType,
  userType,
  verdict,
} from '../enums';
import { onIdCard, onLicence } from '../reading/papers';
import { companyName, personName } from '../reading/readings';
import { routes, to } from '../routes';
import { UNKNOWN } from './application';

/** Evidence covered by the application. */
const evidence = defineRecord({
  baoquan: f.hidden(),
  baoquan_no: f.text(),
  title: f.fileName(),
  saveTime: f.dateTime(),
  userId: f.maybe(f.hidden()),
  fileStatus: f.maybe(f.enum(fileStatus)),
});

const record = defineRecord({
  orderId: f.hidden(),
  userId: f.maybe(f.hidden()),
  orderNo: f.text(),
  orderMoney: f.money(),
  pay_status: f.enum(notarialPayment),
  pay_type: f.enum(payType),
  transfer_img: f.url(),
  sendTypeName: f.text(),
  /** 1 a person, everything else a company. */
  status: f.enum(userType),
  notarialStatus: f.enum(notarialStatus),
  checkRemark: f.text(),
  username: f.text(),
  authorPhone: f.phone(),
  authorIdcard: f.text({ check: idCard }),
  authorType: f.maybe(f.enum(identityProof)),
  authorFront: f.url(),
  authorBack: f.url(),
  authorHand: f.url(),
  // Only companies have these.
  company: f.maybe(f.text()),
  taxNumber: f.maybe(f.text({ check: creditCode })),
  address: f.maybe(f.text()),
  authorName: f.text(),
  license: f.maybe(f.url()),
  file: f.maybe(f.url()),
  applyUrlPdf: f.url(),
  adviceUrlPdf: f.url(),
  tellUrlPdf: f.url(),
  notesUrlPdf: f.url(),
  list: f.list(evidence),
  checkRecords,
});

const person = { status: 'personal' } as const;
const company = { status: { not: 'personal' } } as const;
/** Other ways to prove an identity leave no photos to compare, even if the answer has some. */
const photographed = { authorType: 'photo' } as const;

/** The photos of an identity card, whose name is compared with this field. */
const cardPhotos = <const N extends string>(name: N) =>
  [
    {
      field: 'authorFront',
      beside: [
        { field: name, reads: [personName] },
        { field: 'authorIdcard', ...onIdCard },
      ],
    },
    'authorBack',
    'authorHand',
  ] as const;

/** The applicant's id: the link's, as the answer may lack it. */
const applicantOf = ({
  route,
  userId,
}: {
  readonly route: { readonly userId: string };
  readonly userId?: string;
}) => (route.userId === UNKNOWN ? userId : route.userId);

/** The certificate of a piece of evidence; its user may only be in the address. */
const certificateOf = (
  { baoquan, baoquan_no, userId, fileStatus: status }: RecordOf<typeof evidence>,
  { route }: { readonly route: { readonly userId: string } },
) =>
  to('certificate', {
    baoquan: baoquan || baoquan_no,
    userId: userId || route.userId,
    isDownload: status && fileStatus.wire(status),
    no: baoquan_no,
  });

/** An application and its review. */
export default defineResource({
  name: 'evidence/detail',
  route: routes['evidence/detail'],
  record,
  api: {
    one: get('/api/data/evidencesDetail'),
    check: post('/api/ajax/data/check'),
  },
  build: ({ calc, decide, facts, files, history, newestOf, pictures, rows, timeline }) => ({
    key: 'orderId',
    detail: { call: 'one', params: (id) => ({ orderId: id }) },
    show: {
      id: 'orderId',
      representation: 'orderNo',
      sections: {
        evidence: rows('list', {
          columns: ['baoquan_no', 'title', 'saveTime', 'fileStatus'],
          links: {
            view: { newTab: true, to: certificateOf },
          },
        }),
        person: [
          facts(['username', 'authorPhone', 'authorIdcard', 'authorType'], { when: person }),
          pictures(cardPhotos('username'), { when: { ...person, ...photographed }, expected: true }),
        ],
        company: [
          facts(
            [
              'company',
              'taxNumber',
              'authorName',
              'authorPhone',
              'authorIdcard',
              'authorType',
              { field: 'address', empty: true },
            ],
            { when: company },
          ),
          pictures(cardPhotos('authorName'), { when: { ...company, ...photographed }, expected: true }),
          pictures(
            [
              {
                field: 'license',
                beside: [
                  { field: 'company', reads: [companyName] },
                  { field: 'taxNumber', ...onLicence },
                ],
              },
            ],
            { when: company, expected: true },
          ),
          pictures(['file'], { when: company }),
        ],
        payment: [
          facts(['orderNo', 'orderMoney', 'pay_status', 'pay_type', 'sendTypeName', 'notarialStatus']),
          pictures(['transfer_img']),
        ],
        documents: files(['applyUrlPdf', 'adviceUrlPdf', 'tellUrlPdf', 'notesUrlPdf']),
        records: [
          facts(['checkRemark'], { when: { checkRemark: { empty: false } } }),
          history('checkRecords', checked),
        ],
        timeline: timeline({
          checks: { rows: 'checkRecords', at: 'verify_time', shows: ['status', 'verifier', 'reason'] },
          preserved: { rows: 'list', at: 'saveTime', shows: ['title', 'baoquan_no'], to: certificateOf },
          downloads: {
            list: 'downloads/history',
            calls: ({ list }) =>
              list.flatMap(({ baoquan_no }) => (baoquan_no ? [historyParams('1', baoquan_no)] : [])),
            at: 'operate_time',
            shows: ['baoquan_no', 'operator'],
          },
        }),
      },
    },
    review: {
      check: {
        permission: 'data/check',
        pause: '8s',
        warnings: {
          minor: {
            when: person,
            whenCalc: calc(
              ['authorIdcard'],
              (row) => isMinor(row.authorIdcard),
              'the age is derived from the ID card number',
            ),
          },
        },
        obstacles: {
          applicant: {
            whenCalc: calc(
              ['route', 'userId'],
              (row) => !applicantOf(row),
              'the id is in the link, or in the answer',
            ),
          },
          otherOrder: {
            whenCalc: calc(
              ['route', 'orderNo'],
              ({ route, orderNo }) => Boolean(route.order_no) && route.order_no !== orderNo,
              'the id of a link may be taken from a column that is not documented as one',
            ),
          },
        },
        decided: newestOf('checkRecords', checked),
        claim: 'application',
        actions: {
          check: decide({
            when: { notarialStatus: 'awaiting' },
            call: 'check',
            form: {
              isCheck: i.radio(verdict, { required: 'required', initial: 'pass' }),
              checkRemark: i.textarea({
                required: 'reviewRemarkRequired',
                max: 500,
                tooLong: 'reviewRemarkTooLong',
                templates: [
                  { say: 'papersComplete', when: { isCheck: 'pass' } },
                  { say: 'papersDiffer', when: { isCheck: 'reject' } },
                  { say: 'papersMissing', when: { isCheck: 'reject' } },
                ],
              }),
            },
            with: (row) => ({ userId: applicantOf(row), orderId: row.route.orderId }),
          }),
        },
      },
    },
  }),
});
