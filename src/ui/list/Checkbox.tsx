import type { ComponentProps } from 'react';
import styles from './Checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Shown as neither checked nor not. */
  readonly indeterminate?: boolean;
}

/** A checkbox that looks like MUI's, as one element: MUI's are five, of which a list would render one a row. */
export const Checkbox = ({ indeterminate = false, className = '', ...props }: CheckboxProps) => (
  <input
    {...props}
    type="checkbox"
    className={`${styles.box} ${className}`}
    ref={(input) => {
      if (input) input.indeterminate = indeterminate;
    }}
  />
);
