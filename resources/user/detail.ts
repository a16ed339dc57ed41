import type { Row } from 'declared-console/schema';
import { defineRecord, defineResource, f, get, i, post } from 'declared-console/schema';
import { checked, checkRecords } from '../checkRecords';
import { creditCode, idCard, isMinor } from '../checks';
import { identityProof, userStatus, userType, verdict } from '../enums';
import { onIdCard, onLicence } from '../reading/papers';
import { companyName, personName, representative } from '../reading/readings';
import { routes } from '../routes';
import { timelineSources } from './timelineSources';

const record = defineRecord({
  userInfo: f.object({
    user_id: f.hidden(),
    name: f.text(),
    mobile: f.phone(),
    user_status: f.enum(userStatus),
    app_id: f.maybe(f.text()),
    security_key: f.maybe(f.secret()),
  }),
  userDetailInfo: f.object({
    name: f.text(),
    tax_number: f.maybe(f.text({ check: creditCode })),
    contact_idcard: f.maybe(f.text({ check: idCard })),
    address: f.maybe(f.text()),
    author_front: f.maybe(f.url()),
    author_back: f.maybe(f.url()),
    author_hand: f.maybe(f.url()),
    license: f.maybe(f.url()),
    file: f.maybe(f.url()),
    legal_person: f.maybe(f.text()),
    type: f.maybe(f.enum(identityProof)),
  }),
  checkRecords,
});

const photographed = { userDetailInfo: { type: 'photo' } } as const;
const awaiting = { userInfo: { user_status: 'awaiting' } } as const;

/** The kinds of users, as a link names them. */
const kinds = ['individual', 'enterprise'] as const;
type Kind = (typeof kinds)[number];

/** What tells whether a user is a person or a company. */
interface Kinded {
  readonly route: { readonly kind: string };
  readonly userDetailInfo: Pick<Row<typeof record>['userDetailInfo'], (typeof ofCompanies)[number]>;
}

/** What only companies submit. There is nothing that only persons do: a company's contact has an ID card and photos, too. */
const ofCompanies = ['tax_number', 'license', 'legal_person', 'file'] as const;
const hasCompanyPapers = ({ userDetailInfo }: Kinded) =>
  ofCompanies.some((name) => !NOTHING.test(userDetailInfo[name] ?? ''));
/** What servers write where there is nothing. */
const NOTHING = /^([^\p{L}\p{N}]*|0|无|暂无|null|undefined)$/iu;

/** The kind in the url; without one, what only companies submit tells; otherwise it isn't known. */
const kindOf = (row: Kinded): Kind | undefined =>
  kinds.find((kind) => kind === row.route.kind) ?? (hasCompanyPapers(row) ? 'enterprise' : undefined);

/** A user, their submitted data and past reviews. The review of a person is marked by `type`. */
export default defineResource({
  name: 'user/Detail',
  route: routes['user/Detail'],
  record,
  api: { detail: get('/api/user/userDetial'), review: post('/api/user/updateUserStatus') },
  build: ({ calc, decide, facts, history, newestOf, own, pictures, timeline }) => {
    const why = 'the kind of a user is in the link, or follows from the submitted papers';
    const only = (kind: Kind | undefined) => ({
      whenCalc: calc(['route', 'userDetailInfo'], (row) => kindOf(row) === kind, why),
    });
    const [person, company] = [only('individual'), only('enterprise')];
    // A company's name is on no ID card.
    const others = {
      whenCalc: calc(['route', 'userDetailInfo'], (row) => kindOf(row) !== 'individual', why),
    };
    const sent =
      (result: 'pass' | 'reject') => (row: Kinded & { readonly userInfo: { user_id: string } }) => ({
        status: verdict.wire(result),
        userId: row.userInfo.user_id,
        type: kindOf(row) === 'individual' ? userType.wire('personal') : undefined,
      });
    return {
      key: '#',
      detail: {
        call: 'detail',
        params: (id) => ({ userId: id }),
        opening: ({ status }) => ({ status: /^\d{1,3}$/.test(status) ? status : undefined }),
      },
      show: {
        id: 'user_id',
        representation: 'userInfo.name',
        completes: (record) => ({ kind: kindOf(record) }),
        asks: { kind: kinds },
        sections: {
          info: [
            facts(['userInfo.name', 'userInfo.mobile', 'userInfo.user_status']),
            own(() => import('./Duplicates')),
          ],
          company: facts(
            [
              'userDetailInfo.name',
              'userDetailInfo.tax_number',
              'userDetailInfo.legal_person',
              'userDetailInfo.contact_idcard',
              'userDetailInfo.type',
              { field: 'userDetailInfo.address', empty: true },
            ],
            company,
          ),
          person: facts(
            [
              'userDetailInfo.name',
              'userDetailInfo.contact_idcard',
              'userDetailInfo.type',
              { field: 'userDetailInfo.address', empty: true },
            ],
            person,
          ),
          unknown: facts(
            [
              'userDetailInfo.name',
              'userDetailInfo.contact_idcard',
              'userDetailInfo.type',
              { field: 'userDetailInfo.address', empty: true },
            ],
            only(undefined),
          ),
          api: facts(['userInfo.app_id', 'userInfo.security_key'], {
            ...company,
            when: { userInfo: { user_status: 'approved' } },
          }),
          photos: [
            pictures(
              [
                {
                  field: 'userDetailInfo.author_front',
                  beside: [
                    { field: 'userDetailInfo.name', reads: [personName] },
                    { field: 'userDetailInfo.contact_idcard', ...onIdCard },
                  ],
                },
              ],
              { ...person, expected: { when: photographed } },
            ),
            pictures(
              [
                {
                  field: 'userDetailInfo.author_front',
                  beside: [{ field: 'userDetailInfo.contact_idcard', ...onIdCard }],
                },
              ],
              { ...others, expected: { when: photographed } },
            ),
            pictures(['userDetailInfo.author_back'], { expected: { when: photographed } }),
            pictures(['userDetailInfo.author_hand'], { expected: { ...person, when: photographed } }),
            pictures(
              [
                {
                  field: 'userDetailInfo.license',
                  beside: [
                    { field: 'userDetailInfo.name', reads: [companyName] },
                    { field: 'userDetailInfo.tax_number', ...onLicence },
                    { field: 'userDetailInfo.legal_person', reads: [representative] },
                  ],
                },
              ],
              { expected: company },
            ),
            pictures(['userDetailInfo.file']),
          ],
          records: history('checkRecords', checked),
          timeline: timeline({
            checks: { rows: 'checkRecords', at: 'verify_time', shows: ['status', 'verifier', 'reason'] },
            ...timelineSources,
          }),
        },
      },
      review: {
        decision: {
          stays: true,
          pause: '8s',
          permission: 'user/updateUserStatus',
          warnings: {
            minor: {
              whenCalc: calc(
                ['route', 'userDetailInfo'],
                (row) => kindOf(row) === 'individual' && isMinor(row.userDetailInfo.contact_idcard ?? ''),
                'the age is derived from the ID card number',
              ),
            },
            otherKind: {
              whenCalc: calc(
                ['route', 'userDetailInfo'],
                (row) => kindOf(row) === 'individual' && hasCompanyPapers(row),
                'the link and the papers contradict each other',
              ),
            },
          },
          decided: newestOf('checkRecords', checked),
          claim: 'realName',
          actions: {
            reject: decide({
              tone: 'bad',
              when: awaiting,
              call: 'review',
              form: {
                account: i.textarea({
                  required: 'rejectReasonRequired',
                  max: 200,
                  tooLong: 'rejectReasonTooLong',
                  templates: ['photoUnclear', 'papersDiffer', 'papersMissing'],
                }),
              },
              with: sent('reject'),
            }),
            approve: decide({
              when: awaiting,
              call: 'review',
              confirm: true,
              with: (row) => ({ ...sent('pass')(row), account: '' }),
            }),
          },
        },
      },
    };
  },
});
