import type { Translated } from '../types';
import type { mobile as zh } from '../zh-CN/mobile';
import { product } from './product';

export const mobile = {
  product,
  titles: {
    image: 'Image',
    progress: 'Video',
    document: 'Document',
    attestation: 'Web evidence',
    invalid: 'Invalid link',
    notFound: 'Not found',
  },
  loading: 'Loading',
  retry: 'Try again',
  invalid: 'This link is invalid',
  invalidHint: 'Check that the link is complete, or get it anew.',
  expired: 'This link is no longer valid, please get a new one',
  notFound: 'Sorry, the page you visited does not exist',
  home: 'Home',
  open: 'Open the file itself',
  stranger: {
    title: 'This file is not in the storage of this service',
    where: 'The file is at',
    hint: 'Anybody can make such a link: this service does not vouch for what it shows. Go on only if you trust this host.',
    show: 'Show it anyway',
  },
  image: {
    alt: 'Picture of evidence',
    failed: 'The picture could not be loaded',
    enlarge: 'Original size',
    fit: 'Fit to screen',
  },
  progress: {
    rotate: 'Please turn your phone to watch in landscape',
    start: 'Play now',
    video: 'Video of evidence',
    failed: 'The video could not be played',
  },
  document: {
    frame: 'Document of evidence',
    sound: 'Recording of evidence',
    failed: 'The document could not be loaded',
  },
  attestation: {
    evidence: 'Evidence identifier',
    failed: 'The evidence could not be loaded',
    fileHash: 'File hash',
    fileHint: ', computed from the content. Any change to the file changes it.',
    unstated: 'Algorithm not stated',
    verify: 'Verify a file that you have',
    chainHash: 'Blockchain hash',
    chainHint: 'The transaction that recorded this evidence; a blockchain explorer can find it.',
    search: 'Search in a blockchain explorer',
    page: 'Page of evidence',
    strangers: 'Content from other hosts is not loaded: %{hosts}',
    what: 'This page shows the hashes of a piece of evidence',
    members:
      'This service shows the file hash and the blockchain hash only to people who are logged in. Please log in and open this link again, or ask whoever issued the certificate.',
    login: 'Log in',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Could not copy; it is selected, please copy it yourself',
    missing: '—',
  },
} satisfies Translated<typeof zh>;
