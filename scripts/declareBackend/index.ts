import type { DeclareBackend } from 'declared-console/tools';
import { labelOf } from 'declared-console/tools/writing';
import { sampleMenu } from '../../server/seed/menu.ts';
import { backendFilesOf } from './recorded.ts';
import { tableFilesOf } from './table.ts';

/** What `npm run declare` writes of this product's backend. */
export const backend: DeclareBackend = {
  parentOf(area, labels) {
    const node = sampleMenu.find(({ parentId, url }) => parentId === 0 && url === `/${area}`);
    return node?.name ?? labelOf(area, labels).zh;
  },
  recordedFiles: (plan, parent, read) => backendFilesOf(plan, { parent, menu: sampleMenu }, read),
  tableFiles: tableFilesOf,
};
