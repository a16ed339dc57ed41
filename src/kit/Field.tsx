import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { described, FieldFrame } from './FieldFrame';

interface FieldProps extends Pick<ComponentProps<'div'>, 'ref' | 'style'> {
  readonly label: string;
  readonly error?: boolean;
  /** Shown below the field; its description for screen readers. */
  readonly helperText?: ReactNode;
}

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'id'> {
  /** Shown at the end of the field, such as buttons. */
  readonly end?: ReactNode;
}

/** An outlined text field. Its label lies inside while it is empty, not focused and without a placeholder. */
export function TextField({
  label,
  error = false,
  helperText,
  ref,
  style,
  end,
  placeholder,
  ...input
}: TextFieldProps) {
  const id = useId();
  return (
    <Frame
      {...{ id, label, error, helperText, ref, style }}
      isRequired={input.required}
      isFilled={Boolean(input.value)}
      floats={placeholder === undefined}
    >
      <input {...input} {...described(id, error, helperText)} placeholder={placeholder ?? ' '} />
      {end && <span className={styles.end}>{end}</span>}
    </Frame>
  );
}

type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps | 'id'>;

/** An outlined select with the browser's own list of options. */
export function SelectField({ label, error = false, helperText, ref, style, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <Frame
      {...{ id, label, error, helperText, ref, style }}
      isRequired={select.required}
      isFilled={Boolean(select.value)}
    >
      <select {...select} {...described(id, error, helperText)} />
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.arrow}>
        <path d="m7 10 5 5 5-5z" />
      </svg>
    </Frame>
  );
}

interface FrameProps extends FieldProps {
  /** The control's id. */
  readonly id: string;
  readonly isRequired?: boolean;
  readonly isFilled: boolean;
  /** Whether the label lies inside an empty field. */
  readonly floats?: boolean;
  readonly children: ReactNode;
}

/** Plain elements that look like MUI's: a list has several fields, and each of MUI's takes seven styled components. */
function Frame({ label, error, isRequired, floats, children, ...frame }: FrameProps) {
  const title = (
    <>
      {label}
      {isRequired && <span aria-hidden="true"> *</span>}
    </>
  );
  return (
    <FieldFrame
      {...frame}
      label={title}
      look={styles}
      className={`${floats ? styles.floats : ''} ${error ? styles.wrong : ''}`}
    >
      {children}
      {/* The border, with a gap for the label. */}
      <fieldset aria-hidden="true">
        <legend>
          <span>{title}</span>
        </legend>
      </fieldset>
    </FieldFrame>
  );
}
