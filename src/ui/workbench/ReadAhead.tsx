import type { AnyResource, AnyShown } from '../../schema/resource';
import type { RouteParams } from '../../schema/routes';
import { useAllPictures } from '../record/usePictures';
import { useShown } from '../record/useShown';

interface ReadAheadProps {
  readonly resource: AnyResource;
  /** The parameters that the record's page has in its address. */
  readonly params: RouteParams;
}

/** Loads what the next record needs while the present one is looked at: its data, then its pictures. Shows nothing. */
export function ReadAhead({ resource, params }: ReadAheadProps) {
  const { query } = useShown(resource, params, { isKept: true });
  return query.data ? <PicturesAhead resource={resource} record={query.data} /> : null;
}

function PicturesAhead({ resource, record }: { resource: AnyResource; record: AnyShown }) {
  const { pictures } = useAllPictures(resource, record);
  return (
    <div hidden>
      {pictures.map(({ key, url }) => url && <img key={key} src={url} alt="" fetchPriority="low" />)}
    </div>
  );
}
