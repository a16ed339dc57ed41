import type { MobileWords } from '@i18n/mobile';
import { useCallback } from 'react';
import type { Client } from '@/api/client';
import { openUrl } from '@/api/openUrl';
import type { UrlGate } from '@/api/safeUrl';
import type { Settings } from '@/api/settings';
import { get } from '@/schema/calls';
import { SandboxedHtml } from '@/ui/SandboxedHtml';
import { useLoad } from '@/useLoad';
import { explorerUrl } from '../evidence/explorerUrl';
import { useFraming } from '../evidence/useFraming';
import { productSettings } from '../settings';
import { decodeAttestation } from './attestation';
import { Digest } from './Digest';
import type { PreviewRoute } from './matchPreview';
import { Failed, Waiting } from './PageStates';
import styles from './preview.module.css';

const getPreview = get('/api/webfor/preview');

interface AttestationPreviewProps {
  readonly t: MobileWords;
  readonly client: Client;
  readonly settings: Settings;
  readonly safeUrl: UrlGate;
  readonly route: Extract<PreviewRoute, { page: 'attestation' }>;
}

/**
 * The preview of a piece of evidence or a capture: its two hashes, for everyone who scans the code; with a token in the
 * route, the server's page too.
 */
export default function AttestationPreview({ t, client, settings, safeUrl, route }: AttestationPreviewProps) {
  const { baoquan, token } = route;
  const load = useCallback(
    async (signal: AbortSignal) =>
      decodeAttestation(
        await client.fetchText(getPreview, { baoquan }, { signal, token: token ?? null }),
        token !== undefined,
      ),
    [client, baoquan, token],
  );
  const { state, retry } = useLoad(load);
  const { origins, rewrite } = useFraming(settings);
  if (state.kind === 'loading') return <Waiting t={t} />;
  if (state.kind === 'failed') {
    return <Failed t={t} what={t.attestation.failed} error={state.error} onRetry={retry} />;
  }
  const { fileHash, chainHash, html } = state.value;
  const search = explorerUrl(chainHash, productSettings(settings));
  return (
    <div className={styles.attestation}>
      <p className={styles.number}>
        {t.attestation.evidence} <b>{baoquan}</b>
      </p>
      <Digest t={t} name={t.attestation.fileHash} hint={t.attestation.fileHint} hash={fileHash} />
      <Digest
        t={t}
        name={t.attestation.chainHash}
        hint={t.attestation.chainHint}
        hash={chainHash}
        href={search}
      />
      {token && html && (
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
