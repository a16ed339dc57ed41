import { useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import { formatValue } from '../../kit/format';
import { fieldAt, fieldOf, valueAt } from '../../model/paths';
import { shapeIn } from '../../model/shape';
import { unreadOf } from '../../model/unread';
import { isEmptyValue } from '../../model/values';
import type { AnyResource, AnyShown } from '../../schema/resource';
import type { PictureItem } from '../../schema/show';
import type { BesideValue } from '../pictures/pictures';
import { fieldLabel } from './fieldLabel';

/** Returns the values that are shown under a picture of a record. */
export function useBeside(): (
  resource: AnyResource,
  record: AnyShown,
  picture: PictureItem,
) => readonly BesideValue[] {
  const translate = useTranslate();
  const { region } = useConsole();
  return (resource, record, picture) => {
    if (typeof picture === 'string') return [];
    const shape = shapeIn(resource.record, region);
    return picture.beside.flatMap((declared) => {
      const path = fieldOf(declared);
      const field = fieldAt(shape, path);
      if (!field) return [];
      const value = valueAt(record, path);
      const isKnown = !isEmptyValue(value) && unreadOf(value) === undefined && !field.isSecret;
      const plain = isKnown ? String(value) : '';
      const { groups = [], reads = [] } = typeof declared === 'string' ? {} : declared;
      return {
        path,
        label: fieldLabel(resource, record, path, translate),
        text: formatValue(field, value, translate),
        value: plain,
        groups,
        reads: reads.filter((reading) => isKnown && reading.applies(plain)),
      };
    });
  };
}
