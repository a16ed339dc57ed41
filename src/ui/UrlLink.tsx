import { useTranslate } from 'ra-core';
import { decodePart } from '@/schema/encodePart';
import { useConsole } from './ConsoleContext';
import { Wrapped } from './cells/Abbreviated';
import { ToneLabel } from './cells/ToneLabel';
import { NEW_TAB } from './newTab';

interface UrlLinkProps {
  readonly url: string;
  /** What is read of it; the name of its file where none is given. */
  readonly text?: string;
}

/** An address that the server sent, opened in a tab of its own; that it is not valid where it may not be opened. */
export default function UrlLink({ url, text }: UrlLinkProps) {
  const translate = useTranslate();
  const safe = useConsole().safeUrl(url);
  if (!safe) return <ToneLabel tone="bad" words={translate('errors.unsafeUrl')} />;
  return (
    <a href={safe} {...NEW_TAB}>
      <Wrapped text={text ?? nameIn(safe)} />
    </a>
  );
}

/** The name of the file that a whole address leads to; of one without, the host. */
function nameIn(url: string): string {
  const { pathname, host } = new URL(url);
  const name = pathname.split('/').at(-1) || host;
  return decodePart(name) ?? name;
}
