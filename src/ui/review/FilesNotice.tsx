import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWarning } from '../../kit/RecordWarnings';
import { ToneLabel } from '../../kit/ToneLabel';
import type { FileState } from '../../schema/receipts';
import type { AnyResource, AnyShown } from '../../schema/resource';
import { useLabelList } from '../pictures/useLabelList';
import { useRecordFiles } from '../record/useRecordFiles';

interface FilesNoticeProps {
  readonly resource: AnyResource;
  readonly record: AnyShown;
}

/**
 * Names the pictures and documents of a record that weren't opened, and those that couldn't be loaded, beside the buttons that
 * decide about it. Those that are missing are named among the pictures, and warned of here.
 */
export function FilesNotice({ resource, record }: FilesNoticeProps) {
  const translate = useTranslate();
  const listOf = useLabelList();
  const { files, missing } = useRecordFiles(resource, record);
  const words = (name: string, labels: readonly string[]) =>
    labels.length > 0 ? translate(name, { labels: listOf(labels) }) : undefined;
  const labelsOf = (became: FileState) =>
    files.filter((each) => each.became === became).map(({ label }) => label);
  const failed = words('review.before.failed', labelsOf('failed'));
  const unopened = words('review.before.unopened', labelsOf('unopened'));
  useWarning('missing', words('review.pictures.missing', missing));
  useWarning('failed', failed);
  useWarning('unopened', unopened);
  if (!failed && !unopened) return null;
  return (
    <Stack sx={{ fontSize: 13, overflowWrap: 'anywhere' }}>
      {failed && <ToneLabel tone="bad" words={failed} />}
      {unopened && <ToneLabel tone="warn" words={unopened} />}
    </Stack>
  );
}
