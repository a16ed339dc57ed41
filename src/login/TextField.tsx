import type { ComponentProps, ReactNode } from 'react';
import styles from './login.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  /** Shown at the end of the line, such as the captcha's picture. */
  readonly beside?: ReactNode;
}

/** A labelled text field with its error below. */
export function TextField({ id, label, error, beside, ...input }: TextFieldProps) {
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <input
          id={id}
          name={id}
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
          aria-required="true"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
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
