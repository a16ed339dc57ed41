import { useRecordContext } from 'react-admin';

/** Where a tool lies, with its name: a cell that reads its row as react-admin's fields do. */
export default function Shelf({ value }: { readonly value: string | undefined }) {
  const tool = useRecordContext();
  return <span>{value ? `${tool?.name} @ ${value}` : ''}</span>;
}
