import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLoad } from '../useLoad';
import { ADDRESS } from './inertPage';
import { type FrameOptions, framedDocument } from './serverHtml';

interface SandboxedHtmlProps extends FrameOptions {
  /** Html from the server: a page or a fragment. */
  readonly html: string;
  /** What it is, for screen readers. */
  readonly title: string;
  /** Called with the unchecked address of a clicked link; the frame itself doesn't navigate. */
  readonly onLink?: (address: string) => void;
  /** Says what the page would load from these hosts, but may not. */
  readonly renderStrangers?: (hosts: readonly string[]) => ReactNode;
  /** The frame, to print it alone. */
  readonly ref?: Ref<HTMLIFrameElement>;
}

const [LOWEST, HIGHEST] = [120, 8000];

/** Legible defaults for what the server doesn't style, and never wider than the frame. */
const BASE_STYLES = `
  html { background: #fff; color: #1b2430; color-scheme: light; }
  /* The frame is as high as they are. */
  html, body { height: auto !important; min-height: 0 !important; }
  body { margin: 8px; font: 14px/1.6 -apple-system, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; overflow-wrap: anywhere; }
  img, video, table, pre { max-width: 100%; }
  img, video { height: auto; }
  [${ADDRESS}] { color: LinkText; fill: LinkText; text-decoration: underline; cursor: pointer; }
`;

/**
 * The one place that shows html from the server: in a frame without scripts, forms, popups and navigation, under a policy of
 * its own besides the page's, which lets it load from this origin and the given ones. The frame keeps its origin so that it
 * can be measured and printed.
 * @param origins,rewrite must be stable between renders
 * @example
 * import { openUrl, safeUrl } from 'declared-console/wire';
 *
 * <SandboxedHtml title="Terms" html={String(row.terms)} onLink={(address) => openUrl(safeUrl(address))} />
 */
export function SandboxedHtml(props: SandboxedHtmlProps) {
  const { html, title, origins = NONE, rewrite, onLink, renderStrangers, ref } = props;
  const { document: source, styles } = useMemo(
    () => framedDocument(html, { origins: [location.origin, ...origins], rewrite }),
    [html, origins, rewrite],
  );
  const { state: strangers } = useLoad(
    useCallback(
      async () =>
        MAY_NAME_HOSTS.test(html)
          ? (await import('./strangers')).strangersOf(html, { origins, rewrite })
          : NONE,
      [html, origins, rewrite],
    ),
  );
  const [height, setHeight] = useState(LOWEST);
  const watching = useRef<ResizeObserver>(undefined);
  const followed = useRef(onLink);
  useEffect(() => {
    followed.current = onLink;
  });
  useEffect(() => () => watching.current?.disconnect(), []);

  function fit({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
    const page = frame.contentDocument;
    if (!page?.body) return;
    adopt(page, `${BASE_STYLES}${styles}`);
    const follow = (event: Event) => {
      const address = addressIn(event);
      if (address === null) return;
      event.preventDefault();
      followed.current?.(address);
    };
    page.addEventListener('click', follow);
    page.addEventListener('keydown', (event) => event.key === 'Enter' && follow(event));
    // The root element's height includes the margins of the body, and those of its content that collapse with them.
    const root = page.documentElement;
    const measure = () =>
      setHeight(Math.min(HIGHEST, Math.max(LOWEST, Math.ceil(root.getBoundingClientRect().height))));
    measure();
    watching.current?.disconnect();
    watching.current = new ResizeObserver(measure);
    watching.current.observe(root);
  }

  return (
    <>
      <iframe
        ref={ref}
        title={title}
        sandbox="allow-same-origin allow-modals"
        srcDoc={source}
        referrerPolicy="no-referrer"
        onLoad={fit}
        style={{ ...look, height }}
      />
      {strangers.kind === 'ready' && strangers.value.length > 0 && renderStrangers?.(strangers.value)}
    </>
  );
}

const NONE: readonly string[] = [];

/** What html needs to name a host, in plain text or as entities. */
const MAY_NAME_HOSTS = /[:&\\]|\/\//;

/** The address of the link that an event happened in, also in a shadow tree. */
function addressIn(event: Event): string | null {
  for (const target of event.composedPath()) {
    const address = (target as Partial<Element>).getAttribute?.(ADDRESS);
    if (address) return address;
  }
  return null;
}

const look: CSSProperties = {
  display: 'block',
  width: '100%',
  border: 0,
  background: '#fff',
  colorScheme: 'light',
};

/** The policy allows style sheets constructed by script, and those can't import anything. */
function adopt(page: Document, css: string) {
  const Sheet = (page.defaultView as (Window & typeof globalThis) | null)?.CSSStyleSheet;
  if (!Sheet) return;
  const sheet = new Sheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [sheet];
}
