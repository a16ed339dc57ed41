import type { Translated } from '../types';
import type { document as zh } from '../zh-CN/document';

/** The document viewer. */
export const document = {
  open: 'Open in a new window',
  save: 'Save the file',
  loading: 'Loading',
  failed: 'The file could not be loaded',
  cut: 'The file is large: only its first 1 MB is shown',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit width',
  tools: 'Document tools',
  pages: 'Pages',
  page: 'Page %{page} of %{count}',
  toPage: 'Go to page',
  find: 'Find in the file',
  notFound: 'Not found',
  previousHit: 'Previous match',
  nextHit: 'Next match',
  encoding: 'Encoding',
  cutRecording: 'The recording is incomplete and plays only until it breaks off',
  codecs: 'This browser cannot play the encoding of this file (%{codecs}): save it and open it in a player',
  and: ', ',
  signed: 'The file carries electronic seals: only their pictures are shown here, nothing is verified.',
  partial:
    'On the pages shown so far, %{count} of its parts (such as pictures of special formats, or clippings) are not shown as they are: the saved file decides.',
  unread: 'Of the documents and seals in the file, %{count} can’t be read and aren’t shown.',
  sentenceGap: ' ',
  brokenPage: 'This page is damaged and cannot be shown',
  framed:
    'Its server does not let this file be read: its own page is shown below. If nothing appears, open it in a new window',
  reasons: {
    foreign:
      'This file could not be read: its server does not allow it to be shown here, or the network is down',
    empty: 'The file is empty (0 bytes)',
    tooLarge: 'The file is larger than 100 MB and is not shown here',
    other: 'This format cannot be shown here',
    broken: 'The file is damaged or incomplete and cannot be shown here',
    unplayable: 'This browser cannot play this video: its encoding is not supported, or the file is damaged',
    excessive: 'The file is too large once unpacked and is not shown here',
    slow: 'The file is too complex: it could not be shown within 20 seconds',
    unsupported: 'The encoding of this file cannot be shown here',
    locked: 'The file has a password and cannot be shown here',
  },
} satisfies Translated<typeof zh>;
