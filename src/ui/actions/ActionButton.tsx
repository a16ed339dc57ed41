import { Button, type ButtonProps } from '@mui/material';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDownload } from '../downloads';
import { useOriginHere } from '../PageContext';
import type { ActionProps } from './actionProps';

const SubmitDialog = lazy(() => import('./SubmitDialog'));
const OpenedDialog = lazy(() => import('./OpenedDialog'));

/** A declared action as a button; what it opens is loaded when it is pressed. */
export function ActionButton({ variant = 'text', ...props }: ActionProps & Pick<ButtonProps, 'variant'>) {
  const { resource, group, name, action, row } = props;
  const [open, setOpen] = useState(false);
  const download = useDownload();
  const origin = useOriginHere(row?.id);
  const translate = useTranslate();
  const label = translate(`resources.${resource.name}.${group}.${name}.name`);
  const look = {
    variant,
    size: 'small',
    sx: variant === 'text' ? { minWidth: 0, px: 1, py: 0.25 } : {},
  } as const;

  if (action.type === 'link') {
    const target = action.newTab ? { target: '_blank', rel: 'noopener' } : { state: origin };
    return (
      <Button {...look} component={Link} to={action.to(row ?? { id: '' })} {...target}>
        {label}
      </Button>
    );
  }
  if (action.type === 'download') {
    return (
      <Button {...look} onClick={() => download(resource, action, { row, params: props.params })}>
        {label}
      </Button>
    );
  }
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <Suspense>
          {action.type === 'submit' ? (
            <SubmitDialog {...props} action={action} onClose={() => setOpen(false)} />
          ) : (
            <OpenedDialog {...props} action={action} onClose={() => setOpen(false)} />
          )}
        </Suspense>
      )}
    </>
  );
}
