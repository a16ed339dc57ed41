import type { ComponentProps, ReactNode } from 'react';

interface FieldFrameProps extends Pick<ComponentProps<'div'>, 'ref' | 'style' | 'className'> {
  /** The control's id. */
  readonly id: string;
  readonly label: ReactNode;
  /** Shown below the field; its description for screen readers. */
  readonly helperText?: ReactNode;
  /** How it looks: a style sheet's classes `field`, `control` and `help`. */
  readonly look: Readonly<Record<string, string>>;
  /** Whether something is typed or chosen, if that shows. */
  readonly isFilled?: boolean;
  /** The control, and what stands beside it. */
  readonly children: ReactNode;
}

/** A labelled control with a text below. Every field of ours is one, in the console and at the login; they differ in their look. */
export function FieldFrame({
  id,
  label,
  helperText,
  look,
  isFilled,
  className = '',
  children,
  ...frame
}: FieldFrameProps) {
  return (
    <div {...frame} className={`${look.field} ${className}`} data-filled={isFilled || undefined}>
      <label htmlFor={id}>{label}</label>
      <div className={look.control}>{children}</div>
      {helperText && (
        <div id={helpOf(id)} className={look.help}>
          {helperText}
        </div>
      )}
    </div>
  );
}

const helpOf = (id: string) => `${id}-help`;

/** What ties a control to its {@link FieldFrame}. */
export const described = (id: string, error: boolean, helperText: ReactNode) => ({
  id,
  'aria-invalid': error,
  'aria-describedby': helperText ? helpOf(id) : undefined,
});
