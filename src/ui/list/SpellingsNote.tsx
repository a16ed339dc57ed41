import { Button, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import type { SpeltMeta } from '../../api/spellings';

/** Says in which spellings a state is listed, one after the other, and leads to where each begins. */
export default function SpellingsNote({ parts = [], shown, left = [] }: SpeltMeta) {
  const translate = useTranslate();
  const { setPage } = useListContext();
  const [first, ...others] = parts;
  if (left.length === 0 && others.length === 0) return null;
  const counted = ({ code, count }: (typeof parts)[number]) =>
    translate('list.spellings.part', { code, count });
  return (
    <Typography role="status" component="div" variant="body2" sx={note}>
      {left.length > 0
        ? translate('list.spellings.left', { shown, left: left.join(', ') })
        : translate('list.spellings.both', {
            parts: parts.map(counted).join(translate('list.spellings.and')),
          })}
      {others
        .filter(({ page }) => page !== first?.page)
        .map(({ code, page }) => (
          <Button key={code} size="small" onClick={() => setPage(page)} sx={{ py: 0 }}>
            {translate('list.spellings.go', { code, page })}
          </Button>
        ))}
    </Typography>
  );
}

const note = { px: 2, py: 1, color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 1 };
