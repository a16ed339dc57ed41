import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import ClearIcon from '@mui/icons-material/Clear';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isComposing } from '../../../composing';
import { Deferred } from '../../../kit/Deferred';
import { TextField } from '../../../kit/Field';
import { lazyChunk } from '../../../lazyChunk';

const CalendarPopover = lazyChunk(() => import('./calendar/CalendarPopover'));

/** The props of every date field. */
export interface PickerBase {
  readonly name?: string;
  /** In words. */
  readonly label: string;
  /** What is wrong with the text, in words; shown once the field is left, and on Enter. */
  readonly problem?: ReactNode;
  readonly required?: boolean;
  readonly onBlur?: () => void;
  readonly style?: CSSProperties;
}

interface PickerFieldProps extends PickerBase {
  readonly hint: string;
  readonly text: string;
  /** Called on every keystroke. */
  readonly onType: (text: string) => void;
  /** The calendar, rendered only while it is open. */
  readonly calendar: (close: () => void) => ReactNode;
}

/** A text field for dates with a calendar, which is loaded when it is first opened. */
export function PickerField({
  text,
  onType,
  problem,
  calendar,
  onBlur,
  hint,
  required,
  ...field
}: PickerFieldProps) {
  const translate = useTranslate();
  const anchor = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<string>();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const shown = draft ?? text;
  const isWrong = draft === undefined && Boolean(problem);

  function settle() {
    setDraft(undefined);
    onBlur?.();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && !isComposing(event.nativeEvent)) settle();
    if (event.key === 'ArrowDown' && event.altKey) setOpen(true);
  }

  return (
    <>
      <TextField
        {...field}
        ref={anchor}
        required={required}
        value={shown}
        onChange={(event) => {
          setDraft(event.target.value);
          onType(event.target.value);
        }}
        onBlur={settle}
        onKeyDown={handleKey}
        autoComplete="off"
        placeholder={hint}
        error={isWrong}
        helperText={isWrong ? problem : undefined}
        maxLength={60}
        spellCheck={false}
        end={
          <>
            {shown !== '' && (
              <button
                type="button"
                aria-label={translate('form.clear', { name: field.label })}
                onClick={() => {
                  setDraft(undefined);
                  onType('');
                  // The clicked button disappears.
                  anchor.current?.querySelector('input')?.focus();
                }}
              >
                <ClearIcon />
              </button>
            )}
            <button
              type="button"
              aria-label={translate('form.openCalendar', { name: field.label })}
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={() => setOpen(true)}
            >
              <CalendarIcon />
            </button>
          </>
        }
      />
      {open && (
        <Deferred onClose={close}>
          <CalendarPopover label={field.label} anchor={anchor.current} onClose={close}>
            {calendar(close)}
          </CalendarPopover>
        </Deferred>
      )}
    </>
  );
}
