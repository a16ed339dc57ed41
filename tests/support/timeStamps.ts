import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureTools } from './tools.ts';

const OPENSSL = 'openssl';

const CONFIG = `
[ ca ]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign
subjectKeyIdentifier = hash
[ tsa ]
basicConstraints = CA:FALSE
extendedKeyUsage = critical, timeStamping
subjectKeyIdentifier = hash
[ notTsa ]
basicConstraints = CA:FALSE
extendedKeyUsage = serverAuth
[ req ]
distinguished_name = name
[ name ]
[ tsa_config ]
serial = serial
crypto_device = builtin
default_policy = 1.2.3.4.1
digests = sha256, sha384, sha512, sha1, sm3
accuracy = secs:1
ordering = yes
tsa_name = yes
ess_cert_id_chain = no
ess_cert_id_alg = sha256
signer_digest = sha256
`;

/** How a token is made. */
export interface Stamping {
  /** The algorithm of the imprint; SHA-256 unless said. */
  readonly digest?: 'sha256' | 'sha384' | 'sm3';
  /** Whose keys are what; by SM2 only the root signs, as openssl makes no tokens by it. */
  readonly key?: 'RSA' | 'EC' | 'SM2';
  /** Whether the signer's certificate may stamp. */
  readonly mayStamp?: boolean;
  /** Whether the token carries the root. */
  readonly carriesRoot?: boolean;
  /** Whether it is the token alone, without the server's response. */
  readonly bare?: boolean;
}

/** A time-stamp server made of openssl, in a folder. */
export function createTimeStampServer(folder: string) {
  ensureTools([OPENSSL]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'config'), CONFIG);
  writeFileSync(join(folder, 'serial'), '01\n');

  /** Runs openssl with these arguments, which have no blanks in them. */
  const run = (line: string) =>
    spawnSync(OPENSSL, line.split(' ').filter(Boolean), { cwd: folder, encoding: 'utf8' });
  function openssl(line: string): void {
    const { status, stderr } = run(line);
    if (status !== 0) throw new Error(`openssl ${line}: ${stderr}`);
  }

  const made = new Set<string>();
  function once(name: string, make: () => void): string {
    if (!made.has(name)) make();
    made.add(name);
    return name;
  }

  function certificates(key: 'RSA' | 'EC' | 'SM2', mayStamp: boolean) {
    const newKey = (name: string, curve: string) =>
      openssl(
        key === 'RSA'
          ? `genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out ${name}.key`
          : `genpkey -algorithm EC -pkeyopt ec_paramgen_curve:${curve} -out ${name}.key`,
      );
    const [curve, digest] = key === 'SM2' ? ['SM2', 'sm3'] : ['P-256', 'sha256'];
    const root = once(`root-${key}`, () => {
      newKey(`root-${key}`, curve);
      openssl(
        `req -x509 -new -key root-${key}.key -${digest} -subj /CN=TestRoot -days 30 -config config -extensions ca -out root-${key}.pem`,
      );
    });
    const name = `${mayStamp ? 'tsa' : 'other'}-${key}`;
    const signer = once(name, () => {
      newKey(name, 'P-256');
      openssl(`req -new -key ${name}.key -sha256 -subj /CN=TestTSA -config config -out ${name}.csr`);
      const extensions = `-extfile config -extensions ${mayStamp ? 'tsa' : 'notTsa'}`;
      openssl(
        `x509 -req -in ${name}.csr -${digest} -CA ${root}.pem -CAkey ${root}.key -CAcreateserial -days 20 ${extensions} -out ${name}.pem`,
      );
    });
    return { root, signer };
  }

  return {
    /** Stamps a file: the bytes that a server would add. */
    stamp(
      body: Buffer,
      { digest = 'sha256', key = 'RSA', carriesRoot = true, bare = false, mayStamp = true }: Stamping = {},
    ): Buffer {
      // All before the stamp, which must not be older than they are.
      const other = mayStamp ? undefined : certificates(key, false).signer;
      const { root, signer } = certificates(key, true);
      writeFileSync(join(folder, 'data'), body);
      openssl(`ts -query -data data -${digest} -cert -out query`);
      const isBare = bare || other !== undefined;
      openssl(
        `ts -reply -config config -section tsa_config -queryfile query -inkey ${signer}.key -signer ${signer}.pem ${carriesRoot ? `-chain ${root}.pem` : ''} ${isBare ? '-token_out' : ''} -out reply`,
      );
      if (other) {
        // openssl makes no token by such a certificate: its content is signed anew.
        openssl('cms -verify -noverify -binary -inform DER -in reply -out content');
        openssl(
          `cms -sign -cades -binary -nodetach -econtent_type 1.2.840.113549.1.9.16.1.4 -in content -signer ${other}.pem -inkey ${other}.key -certfile ${root}.pem -outform DER -out reply`,
        );
      }
      const reply = readFileSync(join(folder, 'reply'));
      if (reply.length < 500) throw new Error(`openssl refused to stamp: ${reply}`);
      return reply;
    },
    /** Whether openssl itself finds the token right, for this file. */
    verifies(token: Buffer, body: Buffer, { key = 'RSA', bare = false }: Stamping = {}): boolean {
      writeFileSync(join(folder, 'data'), body);
      writeFileSync(join(folder, 'token'), token);
      const { status } = run(
        `ts -verify -data data -in token -CAfile root-${key}.pem ${bare ? '-token_in' : ''}`,
      );
      return status === 0;
    },
  };
}
