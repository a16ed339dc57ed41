import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderConsole } from '../../support/renderConsole';

it('a duration in clock format is shown, a malformed one is marked, and shown as sent', async () => {
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
  await screen.findByText('无法识别（约两分钟）');
});

it('what can’t be read is marked as a warning in cells, in tooltips if it is long, whatever the kind', async () => {
  const row = {
    username: { a: 1 },
    mobile: ['1'],
    name: {},
    label: '',
    status: { code: 'SUCCESS' },
    ossurl: {},
  };
  await renderConsole({
    at: '/online/process',
    lists: ['online/process'],
    answers: {
      'GET /api/ajax/evidence/getProList': () => ({
        data: [
          { ...row, attestation_id: 'A', begin_at: '11/25/2026', time_length: { long: '长'.repeat(80) } },
        ],
        count: 1,
      }),
    },
  });
  await screen.findByText('无法识别（11/25/2026）');
  const cell = (field: string) => document.querySelector(`tbody .column-${field}`);
  expect(cell('username')?.textContent).toBe('无法识别（{"a":1}）');
  expect(cell('mobile')?.textContent).toBe('无法识别（["1"]）');
  expect(cell('name')?.textContent).toBe('无法识别（{}）');
  expect(cell('status')?.textContent).toBe('无法识别（{"code":"SUCCESS"}）');
  expect(cell('status')?.querySelector('svg')).not.toBeNull();
  expect(cell('time_length')?.textContent).toMatch(/^无法识别（.*…$/);
  expect(cell('time_length')?.querySelector('[title]')?.getAttribute('title')).toContain('长'.repeat(80));
  // Nobody is offered what is only for tasks that have succeeded.
  expect(screen.queryByText('查看证书', { selector: 'tbody *' })).toBeNull();
});

it('characters that change what a name seems to be are written out, in cells and in links', async () => {
  await renderConsole({
    at: '/evidence/certificate',
    lists: ['evidence/certificate'],
    answers: {
      'GET /api/ajax/data/getEvidencesList': () => ({
        data: [
          {
            baoquan: '1',
            baoquan_no: 'A\u200B1',
            username: '王\u2066明',
            type: 1,
            title: '合同\u202Efdp.exe',
          },
        ],
        count: 1,
      }),
    },
  });
  await screen.findByText('合同⟨U+202E⟩fdp.exe');
  const cell = (field: string) => document.querySelector(`tbody .column-${field}`);
  expect(cell('baoquan_no')?.textContent).toBe('A⟨U+200B⟩1');
  expect(cell('username')?.textContent).toBe('王⟨U+2066⟩明');
});

const LONG = '很长的名称'.repeat(12);

it.each([
  ['\n', '第一行很短\n第二行'],
  ['\r\n', `第一行\r\n${LONG}`],
  ['\r', '第一行\r第二行'],
])('the lines of a text in a list are shown as lines, whatever ends them: %j', async (end, content) => {
  await renderConsole({
    at: '/app/feedback',
    lists: ['app/feedback'],
    answers: {
      'POST /api/version/feedback': () => ({
        list: [{ name: '王', content: `${end}${content}${end}` }],
        count: 1,
      }),
    },
  });
  await screen.findByText('王');
  const shown = document.querySelector<HTMLElement>('tbody .column-content span');
  expect(shown?.textContent).toBe(content.replace(end, '\n'));
  expect(shown?.style.whiteSpace).toBe('pre-line');
});
