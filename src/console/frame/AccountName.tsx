import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { ButtonBase, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { Deferred } from '../../kit/Deferred';
import { WhenSettled } from '../../kit/WhenSettled';
import { lazyChunk } from '../../lazyChunk';
import { visibleText } from '../../visibleText';

const PersonalMenu = lazyChunk(() => import('./PersonalMenu'));

/** Who is logged in: a button that opens the account's menu. */
export function AccountName() {
  const { identity } = useGetIdentity();
  const translate = useTranslate();
  // Once opened, the menu stays mounted: logging out goes on after it has closed.
  const [isUsed, setUsed] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  function forget() {
    close();
    setUsed(false);
  }
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        title={translate('shell.account')}
        onClick={({ currentTarget }) => {
          setUsed(true);
          setAnchor(currentTarget);
        }}
        onPointerEnter={() => PersonalMenu.preload()}
        onFocus={() => PersonalMenu.preload()}
        sx={opener}
      >
        <AccountIcon fontSize="small" aria-hidden sx={{ ...onDesk, opacity: 0.7 }} />
        <Typography component="span" variant="body2" noWrap>
          {visibleText(identity?.fullName ?? '') || translate('shell.account')}
        </Typography>
        <ExpandIcon fontSize="small" aria-hidden sx={onDesk} />
      </ButtonBase>
      {isUsed ? (
        <Deferred onClose={forget}>
          <PersonalMenu anchor={anchor} onClose={close} />
        </Deferred>
      ) : (
        // Closed, with its words: when somebody wants to log out, the network may be gone.
        <WhenSettled>
          <PersonalMenu anchor={anchor} onClose={close} />
        </WhenSettled>
      )}
    </>
  );
}

const onDesk = { display: { xs: 'none', sm: 'block' } };
const opener = {
  flexShrink: 0,
  gap: 0.5,
  minWidth: 40,
  maxWidth: { xs: 80, sm: 200 },
  minHeight: { xs: 40, sm: 32 },
  px: { xs: 0.25, sm: 0.5 },
  mr: { sm: 1 },
  borderRadius: 1,
  '&:hover': { backgroundColor: 'action.hover' },
};
