import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useListOfPage, useOrigin } from './PageContext';

/** Where a link back leads. */
export interface Back {
  readonly to: string;
  /** The row to mark there. */
  readonly state: { readonly row?: string };
}

/** Where the page leads back to: the list query it was opened from, at its row; otherwise the list. */
export function useBack(): Back {
  const { from, row } = useOrigin();
  const list = useListOfPage();
  return { to: from ?? `/${list}`, state: { row } };
}

/** Leads back to the list. */
export function BackLink() {
  const translate = useTranslate();
  return (
    <Button variant="outlined" startIcon={<BackIcon />} component={Link} {...useBack()}>
      {translate('list.back')}
    </Button>
  );
}
