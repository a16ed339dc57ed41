import { ApiError } from './errors';

/**
 * A refusal that says of each input what is wrong with it: react-admin's forms show it there.
 * @example throw new FieldsError({ name: 'Another tool has this name' }, 'Not changed');
 */
export class FieldsError extends ApiError {
  /** What react-admin reads. */
  readonly body: { readonly errors: Readonly<Record<string, string>> };
  /**
   * @param errors by the name of the input: the server's own sentence, or an i18n key
   * @param message for whatever shows no inputs
   */
  constructor(errors: Readonly<Record<string, string>>, message = 'ra.message.invalid_form') {
    super('refused', message);
    this.body = { errors };
  }
}
