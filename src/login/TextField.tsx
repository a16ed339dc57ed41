/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { LoginField } from '../auth/sessionDef';
import styles from './login.module.css';

interface TextFieldProps extends Pick<LoginField, 'autoComplete' | 'maxLength'> {
  readonly id: string;
  readonly label: string;
  readonly type: Exclude<LoginField['kind'], 'captcha'>;
  readonly readOnly: boolean;
  readonly error: string | undefined;
  /** Shown at the end of the line, such as the captcha's picture. */
  readonly beside: ComponentChildren;
  onInput(): void;
}

/** A labelled text field with its error below. */
export function TextField({ id, label, type, error, beside, ...input }: TextFieldProps) {
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <input
          id={id}
          name={id}
          // To Preact's types an input has a single type.
          type={type as 'text'}
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
          aria-required="true"
          autoCapitalize="none"
          autoCorrect="off"
          spellcheck={false}
          {...input}
        />
        {beside}
      </div>
      {error && (
        <p id={errorId} role="status" className={styles.fieldError}>
          {error}
        </p>
      )}
    </div>
  );
}
