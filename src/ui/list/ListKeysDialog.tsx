import { useResourceContext } from 'react-admin';
import ShortcutsDialog from '../../kit/ShortcutsDialog';
import { useSplit } from '../split/useOpenRow';

interface ListKeysDialogProps {
  /** Whether rows can be selected. */
  readonly selects: boolean;
  /** Whether there is a text filter. */
  readonly filters: boolean;
  readonly onClose: () => void;
}

/** Lists the keys of a list. */
export default function ListKeysDialog({ selects, filters, onClose }: ListKeysDialogProps) {
  const [isSplit] = useSplit(useResourceContext() ?? '');
  const keys = {
    J: 'next',
    K: 'previous',
    ...(selects && { X: 'select' }),
    Enter: 'open',
    ...(isSplit && { Esc: 'close' }),
    ...(filters && { '/': 'filter' }),
    '?': 'help',
  };
  return (
    <ShortcutsDialog
      keys={Object.entries(keys).map(([key, name]) => [key, `review.listKeys.${name}`])}
      hints={['review.listKeys.hint']}
      onClose={onClose}
    />
  );
}
