import {
  decodeShape,
  type Field,
  type RecordOf,
  type Shape,
  sampleShape,
  unreadShape,
} from '../../../model/shape';
import { isNothingSent, isObject } from '../../../model/values';

export const object = <S extends Shape>(shape: S): Field<RecordOf<S>> => ({
  kind: 'object',
  optional: false,
  shape,
  decode(wire, complain, region) {
    if (isObject(wire))
      return decodeShape(shape, wire, (inner, problem, found) => complain(problem, found, inner), region);
    if (wire !== null) complain(wire === undefined ? 'missing' : 'retyped', typeof wire);
    return isNothingSent(wire)
      ? decodeShape(shape, emptied(shape), () => {}, region)
      : unreadShape(shape, wire);
  },
  sample: (n, path) => sampleShape(shape, n, path),
});

const emptied = (shape: Shape) => Object.fromEntries(Object.keys(shape).map((name) => [name, null]));
