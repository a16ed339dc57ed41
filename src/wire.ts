/** Calls, codecs, answers, files and the session. */
export { answers } from './api/answers';
export { beginsAsPdf, PDF_START } from './api/beginsAsPdf';
export type { Client } from './api/client';
export type { AnswerHead, Codec, Encoded, Page } from './api/codec';
export type { ConsoleDataProvider, Submittable } from './api/consoleDataProvider';
export { type DocumentFormat, documentFormat } from './api/documentFormat';
export { formBody, withQuery } from './api/encode';
export {
  ApiError,
  type DecidedBefore,
  endsSession,
  type Failure,
  FirstError,
  HeldError,
  isAbort,
  messageOf,
} from './api/errors';
export { type FileStart, FileTooLarge, fetchFile, fetchStart } from './api/fetchFile';
export { FieldsError } from './api/fieldsError';
export { InsecureUrl } from './api/insecureUrl';
export { REQUEST_TIMEOUT } from './api/limits';
export { callOf, PAGE_SIZES } from './api/listCall';
export { loadableUrl } from './api/loadableUrl';
export { openUrl } from './api/openUrl';
export { parseJson } from './api/parseJson';
export { readRows } from './api/readRows';
export { safeImage } from './api/safeImage';
export { createUrlGate, safeUrl, type UrlGate } from './api/safeUrl';
export { sentenceOf } from './api/sentence';
export { isWebUrl, parseSettings, type Setting, type Settings } from './api/settings';
export { startDownload } from './api/startDownload';
export { type IncomingFile, streamFile } from './api/streamFile';
export { mayDo } from './auth/menu';
export type { MenuItem, Session } from './auth/session';
export type { SessionDef } from './auth/sessionDef';
