import { fieldOf } from '../model/paths';
import type { AnyShown } from './resource';
import type { Block } from './show';

/** What a block shows of a record, for what reads declarations rather than draws them: the lint, the tests, the manual. */
export interface BlockParts {
  /** The fields it shows: of the record by their paths, or of its rows. */
  readonly fields: readonly string[];
  /** The field with the rows, if it shows those. */
  readonly rowsOf?: string;
  /** The fields of which it says in words that they are empty. */
  readonly empty?: readonly string[];
  /** The names of its links. */
  readonly links?: readonly string[];
  /** The fields whose values it shows under pictures. */
  readonly beside?: readonly string[];
  /** As what it opens the fields, which are urls. */
  readonly opens?: 'pictures' | 'files';
}

type Read = {
  readonly [T in Block['type']]: (block: Extract<Block<AnyShown>, { readonly type: T }>) => BlockParts;
};

const READ: Read = {
  facts: ({ fields }) => ({
    fields: fields.map(fieldOf),
    empty: fields.flatMap((fact) => (typeof fact === 'string' ? [] : [fact.field])),
  }),
  pictures: ({ fields, type }) => ({
    fields: fields.map(fieldOf),
    beside: fields.flatMap((picture) =>
      typeof picture === 'string' ? [] : picture.beside.map((each) => fieldOf(each)),
    ),
    opens: type,
  }),
  files: ({ fields, type }) => ({ fields, opens: type }),
  rows: ({ field, columns, links }) => ({
    fields: columns,
    rowsOf: field,
    links: Object.keys(links),
  }),
  history: ({ field, columns }) => ({ fields: Object.values(columns), rowsOf: field }),
  kind: ({ fields }) => ({ fields }),
  // Its sources have fields of their own: RES107, RES108.
  timeline: () => ({ fields: [] }),
  embedded: () => ({ fields: [] }),
  own: () => ({ fields: [] }),
};

/**
 * The parts of a block, whatever its kind.
 * @example const shown = blocks(resource).flatMap(({ part }) => blockParts(part).fields);
 */
export const blockParts = (block: Block<AnyShown>): BlockParts =>
  (READ[block.type] as (block: Block<AnyShown>) => BlockParts)(block);
