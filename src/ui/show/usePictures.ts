import { useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import { meets } from '../../model/conditions';
import { valueAt } from '../../model/paths';
import type { AnyResource, AnyShown } from '../../schema/resource';
import { blocksOf, type PicturesBlock } from '../../schema/show';
import type { Picture } from '../pictures/pictures';

/** The pictures of a record. */
interface Pictures {
  /** Those that it has, in order. */
  readonly pictures: readonly Picture[];
  /** The labels of those that it should have, but lacks. */
  readonly missing: readonly string[];
}

/** Returns the pictures of blocks, whose labels are in `words`. */
export function usePictures(): (
  blocks: readonly PicturesBlock<AnyShown>[],
  record: AnyShown,
  words: string,
) => Pictures {
  const translate = useTranslate();
  const { safeUrl } = useConsole();
  return (blocks, record, words) => {
    const labelOf = (path: string) => translate(`${words}.fields.${path}`);
    return {
      pictures: blocks
        .flatMap(({ fields }) => fields)
        .filter((path) => hasPicture(record, path))
        .map((path) => ({ key: path, label: labelOf(path), url: safeUrl(valueAt(record, path)) })),
      missing: blocks
        .filter(({ expected }) => expected === true || (expected && meets(expected, record)))
        .flatMap(({ fields }) => fields)
        .filter((path) => !hasPicture(record, path))
        .map(labelOf),
    };
  };
}

const hasPicture = (record: AnyShown, path: string) => Boolean(valueAt(record, path));

/** All pictures of a show, section by section. */
export function useAllPictures({ name, definition: { show } }: AnyResource, record: AnyShown): Pictures {
  const picturesOf = usePictures();
  const all = Object.entries(show?.sections ?? {}).map(([section, declared]) =>
    picturesOf(
      blocksOf(declared)
        .filter((block) => block.type === 'pictures')
        .filter((block) => meets(block, record)),
      record,
      `resources.${name}.sections.${section}`,
    ),
  );
  return {
    pictures: all.flatMap(({ pictures }) => pictures),
    missing: all.flatMap(({ missing }) => missing),
  };
}
