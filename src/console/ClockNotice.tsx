import { use, useEffect } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useConsole } from '../kit/ConsoleContext';
import { Deferred } from '../kit/Deferred';
import { inUnits } from '../model/waited';

/** Long enough to be read to the end, in milliseconds. */
const TO_READ = 20_000;
/** Answers state whole seconds: eight hours may come as a second less. */
const ROUNDED = 30_000;
/** Less is only the time between two looks at one clock. */
const TOLD = 60_000;
/** Under which the account and the day are kept on which it was said. */
const SAID = 'clock';

/** Says once a day, whatever tabs are open, that this machine's clock isn't gone by; looks for it with each page. */
export function ClockNotice() {
  useLocation();
  const ahead = useConsole().clock.now() - Date.now();
  return (
    Math.abs(ahead) > TOLD && (
      <Deferred quiet>
        <ClockToast ahead={ahead} />
      </Deferred>
    )
  );
}

function ClockToast({ ahead }: { readonly ahead: number }) {
  const notify = useNotify();
  const translate = useTranslate();
  const { clock, session, storage, loadWords } = useConsole();
  use(loadWords('palette'));
  const said = `${session.identity()?.uid} ${clock.today()}`;
  useEffect(() => {
    if (storage.readText('localStorage', SAID) === said) return;
    storage.keepCopy('localStorage', SAID, said);
    const { unit, count } = inUnits(Math.abs(ahead) + ROUNDED);
    const length = translate(`palette.clock.${unit}`, { smart_count: count });
    notify(`palette.clock.${ahead < 0 ? 'fast' : 'slow'}`, {
      type: 'info',
      autoHideDuration: TO_READ,
      messageArgs: { length },
    });
  }, [ahead, said, storage, notify, translate]);
  return null;
}
