import { encodePart } from 'declared-console/schema';

/** A kind of certificate: where its data and its file come from. */
export interface CertificateKind {
  /** The declared resource whose detail is the certificate view data. */
  readonly resource: string;
  /** Parameters of its view besides the number. */
  readonly viewParams: Readonly<Record<string, string>>;
  /** Whether the key in its route is the number that its list shows. */
  readonly isKeyNumber: boolean;
  /** Whether the call `row` answers its row, by the identifier. */
  readonly hasRow: boolean;
  /** What `file` takes: the number (as far as it is known), or the identifier. */
  readonly fileBy: 'asked' | 'identifier';
  /** The parameters of the call `file`, which answers the file's url in the field `answer`. */
  fileParams(key: string, uid: string): Readonly<Record<string, string>>;
  readonly answer: 'url' | 'downUrl';
  /** The business type in downloads and their history: 1 person, 2 web, 3 process, 4 mobile. */
  readonly type: '1' | '2' | '3' | '4';
  /** The page's title, under `pages.certificate`. */
  readonly title: 'evidence' | 'attestation';
  /** The label of its number, under `pages.certificate.numbers`. */
  readonly number: 'evidence' | 'forensic';
}

const pro = (type: '3' | '4'): CertificateKind => ({
  resource: 'online/proView',
  viewParams: { type },
  isKeyNumber: true,
  hasRow: false,
  fileBy: 'identifier',
  fileParams: (baoquan, uid) => ({ baoquan, type, uid }),
  answer: 'url',
  type,
  title: 'attestation',
  number: 'forensic',
});

/** The kinds by the last segment of their route; `evidence` has its own route. */
export const kinds = {
  evidence: {
    resource: 'evidence/view',
    viewParams: {},
    isKeyNumber: false,
    hasRow: true,
    fileBy: 'asked',
    fileParams: (baoquan_no) => ({ baoquan_no }),
    answer: 'url',
    type: '1',
    title: 'evidence',
    number: 'evidence',
  },
  web: {
    resource: 'online/webView',
    viewParams: {},
    isKeyNumber: true,
    hasRow: false,
    fileBy: 'identifier',
    fileParams: (baoquan, uid) => ({ baoquan, uid }),
    answer: 'downUrl',
    type: '2',
    title: 'attestation',
    number: 'evidence',
  },
  pro: pro('3'),
  move: pro('4'),
} as const satisfies Record<string, CertificateKind>;

export type KindName = keyof typeof kinds;

/** The page that a certificate's QR code opens on a phone. */
export const previewPath = (identifier: string): string => `/mobile/previewAtt/${encodePart(identifier)}`;
