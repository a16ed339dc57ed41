import { useTranslate } from 'react-admin';
import { NothingHere } from './NotFound';
import { UnreadEntries } from './UnreadEntries';

/** Says that the menu has nothing to open, and which of its entries couldn't be read. */
export default function NoMenu() {
  const translate = useTranslate();
  return (
    <NothingHere title={translate('shell.noPermission')} hint={translate('shell.noPermissionHint')}>
      <UnreadEntries />
    </NothingHere>
  );
}
