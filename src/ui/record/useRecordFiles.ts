import type { FileState } from '../../schema/receipts';
import type { AnyResource, AnyShown } from '../../schema/resource';
import type { Picture } from '../pictures/pictures';
import { useViewedFiles } from '../pictures/viewedFiles';
import { useAllPictures, useDocuments } from './usePictures';

/** A picture or document of a record, and what became of it. */
export interface RecordFile extends Pick<Picture, 'key' | 'label'> {
  readonly became: FileState;
}

/** The pictures and documents of a record, and the labels of those that it lacks. */
export function useRecordFiles(resource: AnyResource, record: AnyShown) {
  const { pictures, missing } = useAllPictures(resource, record);
  const viewed = useViewedFiles();
  const files = [...pictures, ...useDocuments(resource, record)].map(
    ({ key, label, url }): RecordFile => ({
      key,
      label,
      // A link that must not be loaded can't be.
      became: url === undefined ? 'failed' : (viewed.get(url) ?? 'unopened'),
    }),
  );
  return { files, missing };
}
