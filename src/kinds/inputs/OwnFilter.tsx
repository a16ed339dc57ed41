import { type ComponentType, Suspense, useId } from 'react';
import { TextField } from '../../kit/Field';
import { lazyChunk } from '../../lazyChunk';
import type { InputLookProps, OwnInput } from '../../model/inputs';
import { type FilterProps, upTo } from './filter';

/** An input of an application's own kind in a query bar. */
export function OwnFilter({ input, label, value, onChange, problem, isRefused }: FilterProps) {
  const id = useId();
  const { look, blank, given } = input as OwnInput;
  const Look = lazyChunk(
    look as () => Promise<{ default: ComponentType<InputLookProps<unknown, readonly unknown[]>> }>,
  );
  return (
    <div style={upTo(180, 140)}>
      <Suspense fallback={<TextField label={label} disabled aria-busy />}>
        <Look
          id={id}
          given={given}
          label={label}
          value={value ?? blank}
          onChange={onChange}
          onBlur={nothing}
          required={false}
          problem={isRefused ? problem : undefined}
        />
      </Suspense>
    </div>
  );
}

const nothing = () => {};
