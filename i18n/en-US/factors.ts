import type { Translated } from '../types';
import type * as zh from '../zh-CN/factors';

const internet = 'Provisions of the Supreme People’s Court on internet courts, article 11';
const litigation = 'Rules of Online Litigation of People’s Courts, article';

export const factors: Translated<typeof zh.factors> = {
  title: 'What courts ask about',
  intro:
    'For each factor in the judicial interpretations: what the certificate says, where that comes from, how to check it again. Facts alone, no conclusion of law.',
  gaps: 'Not provided',
  gapsHint: 'The server’s certificate says nothing of the following: prove it otherwise where it matters.',
  gap: '%{factor}: %{things}',
  comma: ', ',
  noGaps: 'The certificate says something of everything listed.',
  basis: 'Basis',
  missing: 'Not provided',
  source: 'Source',
  repeat: 'To check again',
  digest: 'File hash',
  unstatedDigest: 'File hash (algorithm not stated)',
  stamped: 'A time stamp: see “Time stamp”',
  names: {
    origin: 'Origin and content',
    subject: 'Who made it',
    time: 'When it was made and preserved',
    environment: 'System environment',
    storage: 'Storage and custody',
    extraction: 'Extraction and fixing',
    integrity: 'Integrity',
    chain: 'Unchanged since it was put on the chain',
    before: 'Truth before it was put on the chain',
    platform: 'Platform and technology',
  },
  articles: {
    internet11: {
      first: `${internet}(1)`,
      second: `${internet}(2)`,
      third: `${internet}(3)`,
      fourth: `${internet}(4)`,
      fifth: `${internet}(5)`,
      sixth: `${internet}(6)`,
    },
    litigation16: `${litigation} 16`,
    litigation17: {
      first: `${litigation} 17(1)`,
      second: `${litigation} 17(2)`,
      third: `${litigation} 17(3)`,
      fourth: `${litigation} 17(4)`,
    },
    litigation18: `${litigation} 18`,
  },
  untold: {
    preserver: 'Who made and preserved it',
    medium: 'The medium of storage, and how it is kept',
    tool: 'The tool of the extraction, and its version',
    chainTime: 'When it was put on the chain',
    creation: 'How the data was made and stored before it was put on the chain',
    qualification: 'The platform’s qualification, its relation to the parties, the standards that it meets',
  },
  sources: {
    origin: 'The server’s certificate: name and type of the file, and place',
    subject: 'No call provides it',
    time: 'The server’s certificate; all are Beijing time as the server recorded it',
    environment: 'The server’s certificate: what the capturing device reported',
    storage: 'No call provides it',
    extraction: 'The server’s certificate: how it was captured; downloads are in the custody timeline',
    integrity: 'The server’s certificate; a file’s hash is computed by the browser on this device',
    chain: 'The server’s certificate: the number of the transaction',
    before: 'No call provides it',
    platform: 'No call provides it',
  },
  repeats: {
    origin: 'Open the preview or download the file, and compare it with the certificate',
    subject: 'Ask the platform for its records of identity and operation',
    time: 'Compare with the times of the device, the platform and the chain',
    environment: 'Compare the device; whoever still has it can repeat the capture',
    storage: 'Ask the platform for its records of storage',
    extraction: 'Repeat the capture in the same way, and compare the downloads',
    integrity:
      'Compute the file’s hash again by local verification or sha256sum, and compare; a package has a manifest besides',
    chain: 'Look the transaction and its time up in the chain’s explorer, then compare the file’s hash',
    before: 'Judge by origin, device, notarization, witnesses and data that confirm each other',
    platform: 'Ask the platform for its qualification and the assessment of its systems',
  },
};
