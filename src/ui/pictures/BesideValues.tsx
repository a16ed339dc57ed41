import { Box, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CopyButton } from '../../kit/CopyButton';
import { ToneLabel } from '../../kit/ToneLabel';
import { GroupedText } from './GroupedText';
import type { Picture } from './pictures';
import { type Comparison, usePictureText } from './usePictureText';

interface BesideValuesProps {
  readonly picture: Picture;
  /** Among thumbnails, where there is little room. */
  readonly isSmall?: boolean;
}

/** The values that belong to a picture, to be compared with it, and how they compare with what the device read there. */
export function BesideValues({ picture, isSmall = false }: BesideValuesProps) {
  const translate = useTranslate();
  const compared = usePictureText(picture);
  const { beside = [] } = picture;
  if (beside.length === 0) return null;
  return (
    <Box component="dl" aria-label={translate('review.reading.beside')} sx={isSmall ? small : row}>
      {beside.map(({ path, label, text, value, groups }) => (
        <Box key={path} sx={{ minWidth: 0 }}>
          <Box component="dt" sx={term}>
            {label}
          </Box>
          <Box component="dd" sx={detail}>
            <Box component="span" sx={isSmall ? undefined : large}>
              <GroupedText text={text} groups={groups} />
            </Box>
            {value && !isSmall && <CopyButton text={value} what={label} />}
            <Stack sx={{ alignItems: 'flex-start' }}>
              {compared
                .filter((each) => each.value.path === path)
                .map((each) => (
                  <ComparisonLabel key={each.reading.name} {...each} />
                ))}
            </Stack>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const tones = {
  reading: 'neutral',
  equal: 'good',
  differs: 'bad',
  unread: 'neutral',
  unreachable: 'neutral',
} as const;

/** One comparison in words and in its tone. */
function ComparisonLabel({ reading, state, read, value }: Comparison) {
  const translate = useTranslate();
  const words = translate('form.labelled', {
    label: translate(`messages.${reading.name}`),
    value: translate(`review.reading.${state}`),
  });
  return (
    <Box sx={{ fontSize: 13, overflowWrap: 'anywhere' }} role={state === 'differs' ? 'alert' : undefined}>
      <ToneLabel tone={tones[state]} words={words} />
      {read && (
        <Box component="span" sx={{ ml: 1 }}>
          {translate('review.reading.read')} <GroupedText text={read} groups={value.groups} />
        </Box>
      )}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, m: 0, px: 0.5, fontSize: 14 };
const small = { display: 'grid', gap: 0.5, m: 0, px: 0.5, pb: 0.5, fontSize: 13 };
const term = { color: 'text.secondary', fontSize: 13, lineHeight: 1.4 };
const detail = { m: 0, lineHeight: 1.4, overflowWrap: 'anywhere' };
const large = { fontSize: 16, fontVariantNumeric: 'tabular-nums', fontWeight: 500 };
