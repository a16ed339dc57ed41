import type { MobileWords } from '@i18n/mobile';
import { useCallback } from 'react';
import type { Client } from '@/api/client';
import type { Settings } from '@/api/settings';
import { get } from '@/schema/calls';
import { SandboxedHtml } from '@/ui/SandboxedHtml';
import { explorerUrl } from '../evidence/explorerUrl';
import { productSettings } from '../settings';
import { decodeAttestation } from './attestation';
import { Digest } from './Digest';
import type { PreviewRoute } from './matchPreview';
import styles from './preview.module.css';
import { Failed, Waiting } from './Said';
import { useLoad } from './useLoad';

const getPreview = get('/api/webfor/preview');

interface AttestationPreviewProps {
  readonly t: MobileWords;
  readonly client: Client;
  readonly settings: Settings;
  readonly route: Extract<PreviewRoute, { page: 'attestation' }>;
}

/** Web evidence: its two hashes for whoever scans the code; with a token in the route, the server's page as well. */
export function AttestationPreview({ t, client, settings, route }: AttestationPreviewProps) {
  const { baoquan, token } = route;
  const load = useCallback(
    async (signal: AbortSignal) =>
      decodeAttestation(await client.fetchText(getPreview, { baoquan }, { signal, token: token ?? null })),
    [client, baoquan, token],
  );
  const { state, retry } = useLoad(load);
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
      <Digest t={t} name={t.attestation.chainHash} hint={t.attestation.chainHint} hash={chainHash}>
        {search && (
          <a className={styles.button} href={search} target="_blank" rel="noopener noreferrer">
            {t.attestation.search}
          </a>
        )}
      </Digest>
      {token && html && (
        <section className={styles.panel}>
          <h2>{t.attestation.page}</h2>
          <SandboxedHtml html={html} title={t.attestation.page} />
        </section>
      )}
    </div>
  );
}
