import type { DocumentWords } from '@i18n/document';
import type { FileProblem } from './fileProblem';

/** What a viewer of a format is given. */
export interface ViewerProps {
  readonly file: Blob;
  /** A description of it, in words. */
  readonly title: string;
  readonly t: DocumentWords;
  /** Called if it can't be shown; must be stable between renders. */
  readonly onProblem: (problem: FileProblem) => void;
}
