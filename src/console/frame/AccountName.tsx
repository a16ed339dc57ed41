import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import { ButtonBase, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import { Deferred } from '../../kit/Deferred';
import { lazyChunk } from '../../lazyChunk';
import { visibleText } from '../../visibleText';

const PersonalMenu = lazyChunk(() => import('./PersonalMenu'));

/** Who is logged in; where the console has personal pages, a button that opens their menu. */
export function AccountName() {
  const { identity } = useGetIdentity();
  const { parts } = useConsole();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  const hasPages = Object.values(parts.routes).some(({ personal }) => personal);
  const name = visibleText(identity?.fullName ?? '');
  if (!hasPages)
    return (
      name && (
        <Typography component="span" variant="body2" noWrap title={translate('shell.account')} sx={realName}>
          <Icon />
          {name}
        </Typography>
      )
    );
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        title={translate('shell.account')}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        onPointerEnter={() => PersonalMenu.preload()}
        onFocus={() => PersonalMenu.preload()}
        sx={opener}
      >
        <Icon />
        <Typography component="span" variant="body2" noWrap>
          {name || translate('shell.account')}
        </Typography>
        <DownIcon fontSize="small" aria-hidden sx={{ display: { xs: 'none', sm: 'block' } }} />
      </ButtonBase>
      {anchor && (
        <Deferred onClose={close}>
          <PersonalMenu anchor={anchor} onClose={close} />
        </Deferred>
      )}
    </>
  );
}

const Icon = () => (
  <AccountIcon fontSize="small" aria-hidden sx={{ display: { xs: 'none', sm: 'block' }, opacity: 0.7 }} />
);

const realName = { display: 'flex', alignItems: 'center', gap: 0.5, maxWidth: { xs: 72, sm: 160 } };
const opener = {
  ...realName,
  maxWidth: { xs: 80, sm: 200 },
  minHeight: { xs: 40, sm: 32 },
  px: { xs: 0.25, sm: 0.5 },
  borderRadius: 1,
  '&:hover': { backgroundColor: 'action.hover' },
};
