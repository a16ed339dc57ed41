import type { LabelsOf } from 'declared-console/schema';
import type loansResource from '../stock/toolLoans';
import type toolsResource from '../stock/tools';

const tool = { name: 'Name', condition: 'Condition', deposit: 'Deposit', shelf: 'Shelf' };
const form = { ...tool, stars: 'Stars' };

/** The words of the stock. */
export default {
  pages: {
    stock: {
      table: 'Tools in a table',
      card: 'A tool',
      edit: 'Edit a tool',
      create: 'A new tool',
      reshelve: 'Onto shelf A1',
      discard: 'Discard',
    },
  },
  resources: {
    'stock/tools': {
      name: 'Tools',
      fields: { ...tool, boughtAt: 'Bought', paint: 'Paint' },
      filters: { name: 'Name', condition: 'Condition', boughtAfter: 'Bought after', stars: 'Stars' },
      listActions: { add: { name: 'Add a tool' } },
      notSelectable: 'It is broken already',
      selection: {
        writeOff: {
          name: 'Write off',
          success: 'One tool was written off |||| %{smart_count} tools were written off',
          confirm: 'Write this tool off as broken? |||| Write these %{smart_count} tools off as broken?',
        },
      },
      actions: { change: { name: 'Change' } },
      sections: {
        tool: {
          name: 'Tool',
          fields: { ...tool, boughtAt: 'Bought', paint: 'Paint' },
          empty: { shelf: 'Not on a shelf' },
        },
        worth: { name: 'Worth', fields: { deposit: 'Deposit' } },
        parts: { name: 'Parts', fields: { name: 'Part', count: 'Count' } },
        checks: { name: 'Checks', fields: { by: 'By', at: 'At', result: 'Result', note: 'Note' } },
        loans: { name: 'Loans' },
      },
      create: { name: 'Add a tool', success: 'The tool was added', fields: form },
      edit: { name: 'Change the tool', success: 'The tool was changed', fields: form },
    } satisfies LabelsOf<typeof toolsResource>,
    'stock/toolLoans': {
      name: 'Loans',
      fields: { member: 'Member', requestedAt: 'Requested', status: 'Status' },
      filters: { tool: 'Tool' },
    } satisfies LabelsOf<typeof loansResource>,
  },
};
