import { useTranslate } from 'ra-core';
import { meets } from '@/schema/conditions';
import { valueAt } from '@/schema/paths';
import type { AnyResource, AnyShown } from '@/schema/resource';
import { blocksOf, type PicturesBlock } from '@/schema/show';
import { useConsole } from '../ConsoleContext';
import type { Picture } from '../pictures/pictures';

/** Returns the pictures of a block in order; empty fields are left out. */
export function usePictures(): (
  block: PicturesBlock<AnyShown>,
  record: AnyShown,
  words: string,
) => readonly Picture[] {
  const translate = useTranslate();
  const { safeUrl } = useConsole();
  return ({ fields }, record, words) =>
    fields
      .filter((path) => Boolean(valueAt(record, path)))
      .map((path) => ({
        key: path,
        label: translate(`${words}.fields.${path}`),
        url: safeUrl(valueAt(record, path)),
      }));
}

/** All pictures of a show, section by section. */
export function useAllPictures(
  { name, definition: { show } }: AnyResource,
  record: AnyShown,
): readonly Picture[] {
  const picturesOf = usePictures();
  return Object.entries(show?.sections ?? {}).flatMap(([section, declared]) =>
    blocksOf(declared).flatMap((block) =>
      block.type === 'pictures' && meets(block, record)
        ? picturesOf(block, record, `resources.${name}.sections.${section}`)
        : [],
    ),
  );
}
