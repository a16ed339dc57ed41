import { errors as en } from '@i18n/en-US/errors';
import { toLocale } from '@i18n/locale';
import { errors as zh } from '@i18n/zh-CN/errors';
import { readPreference } from './auth/preferences';

/** A door's chunk could not be had: the system was updated meanwhile, or the network is away. Reloading mends both. */
export function DoorFailed() {
  const t = { 'zh-CN': zh, 'en-US': en }[toLocale(readPreference('locale'))];
  return (
    <main style={{ padding: '30vh 24px', textAlign: 'center' }}>
      <p role="alert">{t.chunk}</p>
      <button type="button" onClick={() => location.reload()}>
        {t.reload}
      </button>
    </main>
  );
}
