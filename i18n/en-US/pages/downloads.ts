import type { Translated } from '../../types';
import type * as zh from '../../zh-CN/pages/downloads';

export const downloads: Translated<typeof zh.downloads> = {
  of: {
    'online/web': 'Batch download of web forensics',
    'online/process': 'Batch download of process forensics',
    'online/move': 'Batch download of mobile forensics',
  },
  batch: 'Batch download',
  title: 'Batch download',
  asking: 'Asking for the addresses of %{count} pieces of evidence…',
  started: '%{count} downloads started; they continue in the background',
  startedSome: '%{count} downloads started, of %{asked} pieces of evidence requested',
  unknown:
    'The files that came name no evidence, and are not as many as were requested: which are missing cannot be told. Check them one by one, or retry.',
  noOperator: 'Who is downloading is not known, so nothing was started. Log in again, then retry.',
  logInAgain: 'Log in again',
  closing: 'Closes in %{seconds} s',
  browser: 'Your browser’s list of downloads shows their progress.',
  toPage: 'See what was requested, or retry',
  select: 'Please select the evidence to download',
  none: 'No files to download',
  failed: 'The batch download was not started',
  asked: 'Requested downloads',
  askedHint:
    'Only requests that were started are kept here; whether they completed, the browser knows. Reloading the page clears the list.',
  askedEmpty: 'No download was started yet',
  clear: 'Clear the list',
  retry: 'Retry',
  retryOf: 'Retry %{number}',
  states: {
    asking: 'asking',
    started: 'started',
    unknown: 'not known',
    unsafe: 'invalid link',
    failed: 'not started',
  },
};

export const result: Translated<typeof zh.result> = {
  title: 'Preview of the result',
  none: 'There is no result to preview',
  invalid: 'Invalid link',
  cut: 'The file is large: only its first 1 MB is shown',
};

export const downloadHistory: Translated<typeof zh.downloadHistory> = {
  title: 'Download history',
  batchTitle: 'History of batch downloads',
};
