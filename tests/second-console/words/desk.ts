import type { LabelsOf } from 'declared-console/schema';
import type journalResource from '../desk/journal';
import type loansResource from '../desk/loans';

/** The words of the desk. */
export default {
  pages: { desk: { table: 'Loans in a table' } },
  resources: {
    'desk/loans': {
      name: 'Loans',
      fields: { id: 'Number', tool: 'Tool', member: 'Member', requestedAt: 'Requested', status: 'Status' },
      filters: { status: 'Status', member: 'Member' },
      queues: { requests: 'Go through the requests' },
      sections: {
        loan: {
          name: 'Loan',
          fields: {
            tool: 'Tool',
            member: 'Member',
            requestedAt: 'Requested',
            status: 'Status',
            decidedBy: 'Decided by',
            decidedAt: 'Decided',
            reason: 'Reason',
          },
        },
      },
      review: {
        decision: {
          name: 'Decision',
          closed: 'This request was decided.',
          actions: {
            refuse: { name: 'Refuse', success: 'The request was refused', fields: { reason: 'Reason' } },
            grant: {
              name: 'Grant',
              success: 'The request was granted',
              confirm: 'Lend %{tool} to %{member}?',
            },
          },
        },
      },
    } satisfies LabelsOf<typeof loansResource>,
    'desk/journal': {
      name: 'Journal',
      fields: { at: 'At', by: 'By', what: 'What' },
    } satisfies LabelsOf<typeof journalResource>,
  },
};
