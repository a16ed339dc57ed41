import BadIcon from '@mui/icons-material/CancelOutlined';
import GoodIcon from '@mui/icons-material/CheckCircleOutlined';
import WarnIcon from '@mui/icons-material/ScheduleOutlined';
import InfoIcon from '@mui/icons-material/TimelapseOutlined';
import { Box } from '@mui/material';
import { codeOfUnknown, type EnumDef, type Tone } from '@/schema/enums';

const looks = {
  neutral: { color: 'text.secondary', Icon: undefined },
  info: { color: 'info.main', Icon: InfoIcon },
  good: { color: 'success.main', Icon: GoodIcon },
  warn: { color: 'warning.main', Icon: WarnIcon },
  bad: { color: 'error.main', Icon: BadIcon },
} as const satisfies Record<Tone, unknown>;

/** A value of an enum in its tone; the icon says the same as the colour. An unknown code is neutral. */
export function EnumLabel({ of, value, words }: { of: EnumDef; value: string; words: string }) {
  const tone = codeOfUnknown(value) === undefined ? of.options[value]?.tone : undefined;
  return <ToneLabel tone={tone} words={words} />;
}

/** Words in a tone, with the icon that says the same as the colour. */
export function ToneLabel({ tone, words }: { tone: Tone | undefined; words: string }) {
  if (!tone) return <span style={{ whiteSpace: 'nowrap' }}>{words}</span>;
  const { color, Icon } = looks[tone];
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color, whiteSpace: 'nowrap' }}
    >
      {Icon && <Icon aria-hidden sx={{ fontSize: 16 }} />}
      {words}
    </Box>
  );
}
