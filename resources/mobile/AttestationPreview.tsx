import type { MobileWords } from '@i18n/mobile';
import { lazyChunk, SandboxedHtml, useLoad } from 'declared-console';
import type { Client, Session, Settings, UrlGate } from 'declared-console/wire';
import { openUrl } from 'declared-console/wire';
import { startTransition, useCallback, useState } from 'react';
import { explorerUrl } from '../evidence/explorerUrl';
import type { PreservedDigest } from '../evidence/hash/preservedDigest';
import { useFraming } from '../evidence/useFraming';
import { OPEN_PREVIEWS, productSettings } from '../settings';
import { Digest } from './Digest';
import type { FileCheckProps } from './FileCheck';
import { loadAttestation } from './loadAttestation';
import type { PreviewRoute } from './matchPreview';
import { Failed, Waiting } from './PageStates';
import styles from './preview.module.css';

interface AttestationPreviewProps {
  readonly t: MobileWords;
  readonly locale: string;
  readonly client: Client;
  readonly session: Session;
  readonly settings: Settings;
  readonly safeUrl: UrlGate;
  readonly route: Extract<PreviewRoute, { page: 'attestation' }>;
}

/**
 * The preview of a piece of evidence or a capture: its two hashes, for everyone who scans the code where the server shows
 * them, and the verification of a file; with a token in the route or a session, the server's page too.
 */
export default function AttestationPreview({
  t,
  locale,
  client,
  session,
  settings,
  safeUrl,
  route,
}: AttestationPreviewProps) {
  const { baoquan, token } = route;
  const isOpen = settings.capabilities.includes(OPEN_PREVIEWS);
  const load = useCallback(
    (signal: AbortSignal) =>
      loadAttestation({ client, baoquan, token, own: session.token(), isOpen, signal }),
    [client, session, baoquan, token, isOpen],
  );
  const { state, retry } = useLoad(load);
  const { origins, rewrite } = useFraming(settings);
  if (state.kind === 'loading') return <Waiting t={t} />;
  if (state.kind === 'failed') {
    return <Failed t={t} what={t.attestation.failed} error={state.error} onRetry={retry} />;
  }
  if (!state.value) return <ForMembers t={t} baoquan={baoquan} />;
  const { preserved, chainHash, html } = state.value;
  const readable = preserved.filter(({ hex }) => hex !== undefined);
  const search = explorerUrl(chainHash, productSettings(settings));
  return (
    <div className={styles.attestation}>
      <p className={styles.number}>
        {t.attestation.evidence} <b>{baoquan}</b>
      </p>
      {(readable.length > 0 ? readable : [undefined]).map((digest) => (
        <Digest
          key={digest?.text}
          t={t}
          name={t.attestation.fileHash}
          hint={hintOf(t, digest)}
          hash={digest?.hex}
        />
      ))}
      <Digest
        t={t}
        name={t.attestation.chainHash}
        hint={t.attestation.chainHint}
        hash={chainHash}
        href={search}
      />
      {readable.length > 0 && <Verification {...{ t, locale, preserved }} />}
      {html && (
        <section className={styles.panel}>
          <h2>{t.attestation.page}</h2>
          <SandboxedHtml
            html={html}
            origins={origins}
            rewrite={rewrite}
            title={t.attestation.page}
            onLink={(link) => openUrl(safeUrl(link))}
            renderStrangers={(hosts) => (
              <p className={styles.caption}>
                {t.attestation.strangers.replace('%{hosts}', hosts.join(', '))}
              </p>
            )}
          />
        </section>
      )}
    </div>
  );
}

const hintOf = ({ attestation }: MobileWords, digest: PreservedDigest | undefined) =>
  `${digest?.isStated ? digest.algorithms[0] : attestation.unstated}${attestation.fileHint}`;

/** The verification of a file, whose code is loaded when it is wanted. */
function Verification({ t, ...props }: FileCheckProps & { t: MobileWords }) {
  const [isWanted, setIsWanted] = useState(false);
  return (
    <section className={styles.panel}>
      {isWanted ? (
        <FileCheck {...props} />
      ) : (
        // Until its code is there, the button stays.
        <button
          type="button"
          className={styles.button}
          onClick={() => startTransition(() => setIsWanted(true))}
        >
          {t.attestation.verify}
        </button>
      )}
    </section>
  );
}

const FileCheck = lazyChunk(() => import('./FileCheck'));

/** For whoever has no session where the server wants one: what the link leads to. */
const ForMembers = ({ t, baoquan }: { t: MobileWords; baoquan: string }) => (
  <div className={styles.notice}>
    <h2>{t.attestation.what}</h2>
    <p>
      {t.attestation.evidence} <b>{baoquan}</b>
    </p>
    <p>{t.attestation.members}</p>
    <a className={styles.button} href="/login">
      {t.attestation.login}
    </a>
  </div>
);
