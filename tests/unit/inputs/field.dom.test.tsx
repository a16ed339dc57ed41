import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SelectField, TextField } from '../../../src/kit/Field';

const noop = () => {};
const kinds = [
  [
    'text field',
    'textbox',
    (props: object) => <TextField label="金额" value="" onChange={noop} {...props} />,
  ],
  ['select', 'combobox', (props: object) => <SelectField label="金额" value="" onChange={noop} {...props} />],
] as const;

test.each(kinds)(
  'a %s has its label as its name, and is valid, optional and without description',
  (_kind, role, field) => {
    render(field({}));
    const control = screen.getByRole(role, { name: '金额' });
    expect(control.getAttribute('aria-invalid')).toBe('false');
    expect(control.getAttribute('aria-describedby')).toBeNull();
    expect(control.hasAttribute('required')).toBe(false);
  },
);

test.each(kinds)('what is wrong with a %s is its description', (_kind, role, field) => {
  render(field({ error: true, helperText: '金额不能为空', required: true }));
  const control = screen.getByRole(role, { name: '金额' });
  expect(control.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(control.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('金额不能为空');
  expect(control.hasAttribute('required')).toBe(true);
  expect(document.querySelector('label')?.textContent).toBe('金额 *');
});

test('a field that is filled in says so to the print style sheet', () => {
  const { rerender } = render(<TextField label="金额" value="" onChange={noop} />);
  expect(document.querySelector('[data-filled]')).toBeNull();
  rerender(<TextField label="金额" value="0" onChange={noop} />);
  expect(document.querySelector('[data-filled]')).not.toBeNull();
});
