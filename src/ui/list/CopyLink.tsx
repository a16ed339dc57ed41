import { Button } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import { copyText } from '../../kit/copyText';
import type { AnyResource } from '../../schema/resource';
import type { ListLook } from './listLook';
import type { ListQuery } from './savedQuery';
import { shareList } from './shareList';

interface CopyLinkProps {
  readonly resource: AnyResource;
  readonly query: ListQuery;
  readonly look: ListLook;
  readonly onCopied: () => void;
}

/** Copies a link that shows the list as it is shown here, and says what the link goes without. */
export function CopyLink({ resource, query, look, onCopied }: CopyLinkProps) {
  const { storage } = useConsole();
  const translate = useTranslate();
  const notify = useNotify();

  async function copy() {
    const { search, withheld } = shareList(resource, { query, look, storage });
    if (!(await copyText(`${location.origin}${location.pathname}?${search}`)))
      return notify('shell.copyFailed', { type: 'warning' });
    const names = withheld.map((name) => translate(`resources.${resource.name}.filters.${name}`));
    if (names.length > 0)
      notify('queries.linkedWithout', {
        type: 'warning',
        messageArgs: { names: names.join(translate('queries.and')) },
      });
    else notify('queries.linked', { type: 'info' });
    onCopied();
  }

  return (
    <Button fullWidth onClick={copy} sx={{ py: 1 }}>
      {translate('queries.link')}
    </Button>
  );
}
