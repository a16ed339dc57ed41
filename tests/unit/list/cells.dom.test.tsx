import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderConsole } from '../../support/renderConsole';

const LONG = '很长的名称'.repeat(12);

it('a file name over 45 characters expands by a button, and collapses again', async () => {
  const { user } = await renderConsole({
    at: '/evidence/certificate',
    lists: ['evidence/certificate'],
    answers: {
      'GET /api/ajax/data/getEvidencesList': () => ({
        data: [
          {
            baoquan: '1',
            baoquan_no: 'A',
            userId: '1',
            username: LONG,
            type: 1,
            title: LONG,
            saveTime: '',
            fileStatus: 1,
          },
        ],
        count: 1,
      }),
    },
  });
  const button = await screen.findByText('全文');
  const cell = (field: string) => document.querySelector(`tbody .column-${field}`);
  expect(cell('title')?.textContent).toContain('…');
  // Only a file's name is cut.
  expect(cell('username')?.textContent).toBe(LONG);
  button.focus();
  await user.keyboard('{Enter}');
  expect(button.ariaExpanded).toBe('true');
  expect(cell('title')?.textContent).toBe(`${LONG} 收起`);
  await user.keyboard('{Enter}');
  expect(cell('title')?.textContent).toContain('…');
});

it('a duration in clock format is shown, a malformed one is shown as sent', async () => {
  const row = { username: '', mobile: '', name: '', label: '', status: 'SUCCESS', begin_at: '', ossurl: '' };
  await renderConsole({
    at: '/online/process',
    lists: ['online/process'],
    answers: {
      'GET /api/ajax/evidence/getProList': () => ({
        data: [
          { ...row, attestation_id: 'A', time_length: '00:01:30' },
          { ...row, attestation_id: 'B', time_length: '约两分钟' },
        ],
        count: 2,
      }),
    },
  });
  await screen.findByText('00:01:30');
  await screen.findByText('约两分钟');
});
