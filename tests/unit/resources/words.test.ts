import * as enums from '@resources/enums';
import * as identifiers from '@resources/identifiers';
import { expect, it } from 'vitest';

// The types ask for words by the constant's name, and the screen by the one that it was declared with.
it.each(Object.entries({ ...enums, ...identifiers }))(
  '%s is named as its words are',
  (constant, { name }) => {
    expect(name).toBe(constant);
  },
);
