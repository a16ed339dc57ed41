import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import { IconButton } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { CopyButton } from '../../../kit/CopyButton';
import { MASK } from '../../../kit/format';

export interface SecretTextProps {
  readonly text: string;
  /** What it is, in words. */
  readonly what: string;
}

/** A secret, masked until it is revealed; can be copied while masked. */
export default function SecretText({ text, what }: SecretTextProps) {
  const translate = useTranslate();
  const [shown, setShown] = useState(false);
  const name = `${translate(shown ? 'shell.hide' : 'shell.show')} ${what}`;
  return (
    <span style={line}>
      <code style={code}>{shown ? text : MASK}</code>
      <span>
        <IconButton size="small" aria-label={name} title={name} onClick={() => setShown(!shown)}>
          {shown ? <HideIcon fontSize="inherit" /> : <ShowIcon fontSize="inherit" />}
        </IconButton>
        <CopyButton text={text} what={what} />
      </span>
    </span>
  );
}

// Plain elements: a table has a hundred of them.
const line = { display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: 4 } as const;
const code = { fontSize: 13, overflowWrap: 'anywhere' } as const;
