/** One picture of a record. */
export interface Picture {
  /** The record's field. */
  readonly key: string;
  /** In words. */
  readonly label: string;
  /** Checked; `undefined` where the server sent something that must not be loaded. */
  readonly url: string | undefined;
}

/** Whether what stands for a picture is a document, which the browser opens on its own. */
export const isDocument = ({ url }: Picture): boolean =>
  url !== undefined && /\.pdf$/i.test(new URL(url).pathname);
