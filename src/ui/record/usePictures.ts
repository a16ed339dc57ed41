import { useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import { meets } from '../../model/conditions';
import { fieldOf, valueAt } from '../../model/paths';
import type { AnyResource, AnyShown } from '../../schema/resource';
import { type Block, blocksOf, type PicturesBlock } from '../../schema/show';
import type { Picture } from '../pictures/pictures';
import { useBeside } from './useBeside';

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
  resource: AnyResource,
  record: AnyShown,
  words: string,
) => Pictures {
  const translate = useTranslate();
  const { safeUrl } = useConsole();
  const besideOf = useBeside();
  return (blocks, resource, record, words) => {
    const labelOf = (path: string) => translate(`${words}.fields.${path}`);
    return {
      pictures: blocks
        .flatMap(({ fields }) => fields)
        .filter((picture) => hasPicture(record, fieldOf(picture)))
        .map((picture) => {
          const key = fieldOf(picture);
          return {
            key,
            label: labelOf(key),
            url: safeUrl(valueAt(record, key)),
            beside: besideOf(resource, record, picture),
          };
        }),
      missing: blocks
        .filter(({ expected }) => expected === true || (expected && meets(expected, record)))
        .flatMap(({ fields }) => fields.map(fieldOf))
        .filter((path) => !hasPicture(record, path))
        .map(labelOf),
    };
  };
}

const hasPicture = (record: AnyShown, path: string) => Boolean(valueAt(record, path));

/** The blocks that apply to a record, section by section, with the i18n key of the section's words. */
const sectionsOf = ({ name, definition: { show } }: AnyResource, record: AnyShown) =>
  Object.entries(show?.sections ?? {}).map(([section, declared]) => ({
    words: `resources.${name}.sections.${section}`,
    blocks: blocksOf(declared).filter((block) => meets(block, record)),
  }));

const isPictures = (block: Block<AnyShown>): block is PicturesBlock<AnyShown> => block.type === 'pictures';

/** The fields of a record that have a picture or a document, by their paths. */
export const fileFields = (resource: AnyResource, record: AnyShown): readonly string[] =>
  sectionsOf(resource, record)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'pictures' || block.type === 'files' ? block.fields : []))
    .map(fieldOf)
    .filter((path) => hasPicture(record, path));

/** The documents of a record, section by section. */
export function useDocuments(resource: AnyResource, record: AnyShown): readonly Picture[] {
  const translate = useTranslate();
  const { safeUrl } = useConsole();
  return sectionsOf(resource, record).flatMap(({ words, blocks }) =>
    blocks
      .flatMap((block) => (block.type === 'files' ? block.fields : []))
      .filter((path) => hasPicture(record, path))
      .map((path) => ({
        key: path,
        label: translate(`${words}.fields.${path}`),
        url: safeUrl(valueAt(record, path)),
      })),
  );
}

/** All pictures of a show, section by section. */
export function useAllPictures(resource: AnyResource, record: AnyShown): Pictures {
  const picturesOf = usePictures();
  const all = sectionsOf(resource, record).map(({ words, blocks }) =>
    picturesOf(blocks.filter(isPictures), resource, record, words),
  );
  return {
    pictures: all.flatMap(({ pictures }) => pictures),
    missing: all.flatMap(({ missing }) => missing),
  };
}
