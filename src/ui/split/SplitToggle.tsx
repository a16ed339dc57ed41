import SplitIcon from '@mui/icons-material/VerticalSplitOutlined';
import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import type { AnyResource, AnyRow } from '../../schema/resource';
import { numberOf } from '../../schema/rowNumber';
import { useHasRoom, useOpenRow, useSplit } from './useOpenRow';
import { useRecordOf } from './useRecordOf';

/** Puts the record of a row beside the list; offered where there is room, and rows that open one. */
export default function SplitToggle({ resource }: { readonly resource: AnyResource }) {
  const translate = useTranslate();
  const { data = [] } = useListContext<AnyRow>();
  const hasRoom = useHasRoom();
  const recordOf = useRecordOf(resource);
  const [isOn, setOn] = useSplit(resource.name);
  const [opened, openRow] = useOpenRow();
  const first = data.find(recordOf);
  if (!hasRoom || !first) return null;
  return (
    <Button
      startIcon={<SplitIcon />}
      variant={isOn ? 'outlined' : 'text'}
      aria-pressed={isOn}
      onClick={() => {
        setOn(!isOn);
        // Something is to be seen of it.
        openRow(isOn ? undefined : (opened ?? numberOf(first)));
      }}
    >
      {translate('list.split')}
    </Button>
  );
}
