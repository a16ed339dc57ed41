import { product } from '@resources/product';
import type { Exchange } from '../../scripts/declare/exchange';
import { merged as mergedBy } from '../../scripts/declare/merge';
import type { Plan } from '../../scripts/declare/plans';
import { readHar as readHarBy } from '../../scripts/declare/sources/har';
import { readSource as readSourceBy } from '../../scripts/declare/sources/index';
import { wireOf } from '../../scripts/declare/wire';
import { filesOf as filesBy, type ReadFile } from '../../scripts/declare/write/files';
import { pagingNames } from '../../src/api/listCall';

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
