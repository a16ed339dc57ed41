import type { Translated } from '../translated';
import type zh from '../zh-CN/transfers';

/** Exports of lists, and what has become of them; the engine loads the area by this name. */
export default {
  transfers: {
    title: 'Export the list',
    what: 'What to export',
    query: 'Export what the query finds',
    nothing: 'No record meets the present conditions',
    scope:
      'All records that meet the present conditions, those on other pages too, with the columns that the list shows. You can go on working: the top of the page shows the progress.',
    scopeFound:
      'All records that were found, those on other pages too, with the columns that the list shows.',
    by: '“%{field}”, %{order}',
    ordered: 'Sorted by %{order}.',
    unordered: 'In the order of the list.',
    format: 'File format',
    formats: {
      xlsx: {
        name: 'Excel workbook (.xlsx)',
        hint: 'Numbers, amounts and times to calculate with and sort by; says what was exported',
      },
      csv: { name: 'CSV text (.csv)', hint: 'To import elsewhere' },
    },
    start: 'Export',
    exportCancelled: 'Export cancelled',
    exportFailed: 'The export failed and nothing was downloaded: %{reason}',
    name: 'Exports',
    running: 'Exports: %{name}, %{percent}%',
    starting: 'Exports: %{name}',
    ended: 'Exports: %{smart_count} ended',
    hint: 'Exports are forgotten when this tab is reloaded or closed, and when you log out.',
    states: {
      waiting: 'Waits for the one before',
      starting: 'Reading',
      running: 'Exporting %{done} of %{total}',
      writing: '%{total} read, writing the file',
      done: '%{smart_count} row · %{size} · %{at} |||| %{smart_count} rows · %{size} · %{at}',
      part: '%{smart_count} row of the %{counted} that the server counts · %{size} · %{at} |||| %{smart_count} rows of the %{counted} that the server counts · %{size} · %{at}',
      failed: 'Failed: %{reason}',
      cancelled: 'Cancelled · %{at}',
    },
    actions: {
      cancel: 'Cancel',
      retry: 'Retry',
      again: 'Export again',
      save: 'Save again',
      clear: 'Clear what has ended',
    },
    about: {
      name: 'About',
      list: 'List',
      page: 'Page',
      conditions: 'Conditions',
      order: 'Order',
      none: 'None',
      who: 'Exported by',
      at: 'Exported at',
      timeZone: 'Time zone',
      rows: 'Rows',
      counted: 'Counted by the server',
    },
  },
} satisfies Translated<typeof zh>;
