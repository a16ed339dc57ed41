import { useTranslate } from 'react-admin';
import { Wrapped } from '../../../kit/Abbreviated';
import { useConsole } from '../../../kit/ConsoleContext';
import { NEW_TAB } from '../../../kit/newTab';
import { ToneLabel } from '../../../kit/ToneLabel';
import { decodePart } from '../../../model/encodePart';
import { visibleText } from '../../../visibleText';

interface UrlLinkProps {
  readonly url: string;
  /** The link's text; by default the file's name. */
  readonly text?: string;
}

/** A link to a url from the server, in a new tab; if it may not be opened, says that it is invalid. */
export function UrlLink({ url, text }: UrlLinkProps) {
  const translate = useTranslate();
  const safe = useConsole().safeUrl(url);
  if (!safe) return <ToneLabel tone="bad" words={translate('errors.unsafeUrl')} />;
  return (
    <a href={safe} {...NEW_TAB}>
      <Wrapped text={text ?? nameIn(safe)} />
    </a>
  );
}

/** The file's name in an absolute url, or else the host. */
function nameIn(url: string): string {
  const { pathname, host } = new URL(url);
  const name = pathname.split('/').at(-1) || host;
  return visibleText(decodePart(name) ?? name);
}
