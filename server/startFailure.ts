import { type SentenceName, sentenceOf, type Values } from '../i18n/sentence';

/** Why the server or a command can't go on, as one sentence the operator can act on, in the language of the environment. */
export class StartFailure extends Error {
  constructor(name: SentenceName, values: Values = {}, cause?: unknown) {
    super(sentenceOf(name, values), { cause });
    this.name = 'StartFailure';
  }
}
