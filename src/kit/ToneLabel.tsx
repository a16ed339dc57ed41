import BadIcon from '@mui/icons-material/CancelOutlined';
import GoodIcon from '@mui/icons-material/CheckCircleOutlined';
import WarnIcon from '@mui/icons-material/ScheduleOutlined';
import InfoIcon from '@mui/icons-material/TimelapseOutlined';
import { type Palette, useTheme } from '@mui/material';
import type { Tone } from '../model/enums';
import type { Field } from '../model/shape';
import { unreadOf } from '../model/unread';
import { isName, Name } from './Abbreviated';

const looks = {
  neutral: { colorIn: ({ text }: Palette) => text.secondary, Icon: undefined },
  info: { colorIn: ({ info }: Palette) => info.main, Icon: InfoIcon },
  good: { colorIn: ({ success }: Palette) => success.main, Icon: GoodIcon },
  warn: { colorIn: ({ warning }: Palette) => warning.main, Icon: WarnIcon },
  bad: { colorIn: ({ error }: Palette) => error.main, Icon: BadIcon },
} as const satisfies Record<Tone, unknown>;

/**
 * The value of an enum, or a text that an enum knows, in its tone, and a value that can't be read as a warning; `undefined` for
 * others.
 * @param words the text shown
 */
export function toneLabel(field: Field, value: unknown, words: string) {
  if (unreadOf(value) !== undefined) return <UnreadLabel words={words} />;
  const { of, known } = field;
  const code = String(value);
  const name = of ? code : known?.parse(code);
  if (name === undefined) return undefined;
  return <ToneLabel tone={(of ?? known)?.options[name]?.tone} words={words} />;
}

/** What can't be read, as a warning; abbreviated, as it may be a whole object. */
export function UnreadLabel({ words }: { words: string }) {
  const characters = [...words];
  const isLong = characters.length > LONGEST_UNREAD;
  return (
    <span style={unread} title={isLong ? words : undefined}>
      <ToneLabel tone="warn" words={isLong ? `${characters.slice(0, LONGEST_UNREAD).join('')}…` : words} />
    </span>
  );
}

const LONGEST_UNREAD = 60;
const unread = {
  display: 'inline-block',
  maxWidth: 'var(--wrapped, 20em)',
  overflowWrap: 'anywhere',
} as const;

/** A text in a tone, with an icon that says the same as the colour. */
export function ToneLabel({ tone, words }: { tone: Tone | undefined; words: string }) {
  const { palette } = useTheme();
  if (!tone)
    return isName(words) ? (
      <Name text={words} />
    ) : (
      <span className="tone" style={plain}>
        {words}
      </span>
    );
  const { colorIn, Icon } = looks[tone];
  return (
    <span className="tone" style={{ ...toned, color: colorIn(palette) }}>
      {Icon && <Icon aria-hidden style={size} />}
      {words}
    </span>
  );
}

// In narrow columns English may wrap, Chinese doesn't.
const plain = { whiteSpace: 'normal', wordBreak: 'keep-all' } as const;
// Aligned with the text beside it, not with the icon.
const toned = {
  ...plain,
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 4,
} as const;
const size = { fontSize: 16, alignSelf: 'center', flexShrink: 0 } as const;
