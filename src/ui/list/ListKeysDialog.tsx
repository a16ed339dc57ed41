import ShortcutsDialog from '../dialogs/ShortcutsDialog';

interface ListKeysDialogProps {
  /** Whether rows can be selected. */
  readonly selects: boolean;
  /** Whether there is a text filter. */
  readonly filters: boolean;
  readonly onClose: () => void;
}

/** Lists the keys of a list. */
export default function ListKeysDialog({ selects, filters, onClose }: ListKeysDialogProps) {
  const keys = {
    J: 'next',
    K: 'previous',
    ...(selects && { X: 'select' }),
    Enter: 'open',
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
