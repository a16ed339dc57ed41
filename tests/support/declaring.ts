import { product } from '@resources/product';
import { pagingNames } from '../../src/api/listCall';
import type { Exchange } from '../../src/tools/declare/exchange';
import { merged as mergedBy } from '../../src/tools/declare/merge';
import type { Plan } from '../../src/tools/declare/plans';
import { readHar as readHarBy } from '../../src/tools/declare/sources/har';
import { readSource as readSourceBy } from '../../src/tools/declare/sources/index';
import { wireOf } from '../../src/tools/declare/wire';
import { filesOf as filesBy, type ReadFile } from '../../src/tools/declare/write/files';

/** This product's recordings, as `npm run declare` reads them. */
export const wire = wireOf(product);
export const { classify: told } = wire;
/** What it knows of this product's server and files. */
export const ofProduct = {
  classify: told,
  paging: pagingNames(product.codec),
  shared: new Set(['idCard', 'creditCode', 'phone']),
};
export const merged = <T extends Exchange>(exchanges: readonly T[]) => mergedBy(exchanges, told);
export const readHar = (text: string) => readHarBy(text, wire);
export const readSource = (
  what: string,
  call: string | undefined,
  mayAsk: (call: string) => Promise<boolean>,
) => readSourceBy(what, call, mayAsk, wire);
export const filesOf = (plan: Plan, read: ReadFile) =>
  filesBy(plan, read, {
    locales: ['zh-CN', 'en-US'],
    alias: '@resources/',
    unanswered: { code: 200, message: 'success', data: null },
  });
