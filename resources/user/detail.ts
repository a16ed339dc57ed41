import { defineRecord, defineResource, f, get, i, post } from '@/schema';
import { checked, checkRecords } from '../checkRecords';
import { creditCode, idCard, isMinor } from '../checks';
import { identityProof, userStatus, userType, verdict } from '../enums';
import { routes } from '../routes';

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

/** The data that tells whether a user is a person or a company. */
interface Kinded {
  readonly route: { readonly kind: string };
  readonly userDetailInfo: { readonly tax_number?: string; readonly license?: string };
}

/** The kind in the url; without one, the submitted papers decide. */
const isPerson = ({ route: { kind }, userDetailInfo }: Kinded) =>
  kind === 'individual' || (kind !== 'enterprise' && !(userDetailInfo.tax_number || userDetailInfo.license));

/** A user, their submitted data and past reviews. The review of a person is marked by `type`. */
export default defineResource({
  name: 'user/Detail',
  route: routes['user/Detail'],
  record,
  api: { detail: get('/api/user/userDetial'), review: post('/api/user/updateUserStatus') },
  build: ({ calc, decide, facts, history, newestOf, own, pictures }) => {
    const why = 'the kind of a user is in the link, or follows from the submitted papers';
    const person = { whenCalc: calc(['route', 'userDetailInfo'], isPerson, why) };
    const company = { whenCalc: calc(['route', 'userDetailInfo'], (row) => !isPerson(row), why) };
    const sent =
      (result: 'pass' | 'reject') => (row: Kinded & { readonly userInfo: { user_id: string } }) => ({
        status: verdict.wire(result),
        userId: row.userInfo.user_id,
        type: isPerson(row) ? userType.wire('personal') : undefined,
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
        completes: (record) => ({ kind: isPerson(record) ? 'individual' : 'enterprise' }),
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
          api: facts(['userInfo.app_id', 'userInfo.security_key'], {
            ...company,
            when: { userInfo: { user_status: 'approved' } },
          }),
          photos: [
            pictures(['userDetailInfo.author_front', 'userDetailInfo.author_back'], {
              expected: { when: photographed },
            }),
            pictures(['userDetailInfo.author_hand'], { expected: { ...person, when: photographed } }),
            pictures(['userDetailInfo.license'], { expected: company }),
            pictures(['userDetailInfo.file']),
          ],
          records: history('checkRecords', checked),
        },
      },
      review: {
        decision: {
          stays: true,
          warnings: {
            minor: {
              whenCalc: calc(
                ['route', 'userDetailInfo'],
                (row) => isPerson(row) && isMinor(row.userDetailInfo.contact_idcard ?? ''),
                'the age is derived from the ID card number',
              ),
            },
          },
          decided: newestOf('checkRecords', checked),
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
            approve: decide({ when: awaiting, call: 'review', confirm: true, with: sent('pass') }),
          },
        },
      },
    };
  },
});
