import { decodeNodes, decodeRowsOf, type TreeNode } from '../../../model/rows';
import { type Field, type RecordOf, type Shape, sampleShape } from '../../../model/shape';

export const list = <S extends Shape>(shape: S): Field<RecordOf<S>[]> => ({
  kind: 'list',
  optional: false,
  shape,
  decode: (wire, complain, region) => decodeRowsOf(shape, wire, complain, region),
  sample: (n, path) => [sampleShape(shape, n, path), sampleShape(shape, n + 1, path)],
});

export const tree = <S extends Shape>(shape: S, below: string): Field<TreeNode<S>[]> => ({
  ...list(shape),
  below,
  decode: (wire, complain, region) => decodeNodes(shape, below, wire, complain, region),
  sample: (n, path) => [
    { ...sampleShape(shape, n, path), [below]: [{ ...sampleShape(shape, n + 1, path), [below]: [] }] },
  ],
});
