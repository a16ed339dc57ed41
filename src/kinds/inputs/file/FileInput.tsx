import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Alert, Button, FormControl, FormHelperText, FormLabel, Stack, Typography } from '@mui/material';
import { type ChangeEvent, useRef } from 'react';
import { InputHelperText, useInput, useNotify, useTranslate } from 'react-admin';
import { BusyButton } from '../../../kit/BusyButton';
import { Progress } from '../../../kit/Progress';
import { Sentence } from '../../../kit/Sentence';
import { sizeOf } from '../../../kit/sizeOf';
import type { FileInput as DeclaredFileInput } from '../../../model/inputs';
import { visibleText } from '../../../visibleText';
import type { FormInputProps } from '../formInput';
import { problemOf, useUpload } from './useUpload';

/** A file that is uploaded as soon as it is chosen; the form's value is the path returned by the upload. */
export default function FileInput({ name, input, label, required }: FormInputProps<DeclaredFileInput>) {
  const { file: options } = input;
  const { field, fieldState, id } = useInput<string>({ source: name, parse: (value) => value });
  const translate = useTranslate();
  const notify = useNotify();
  const picker = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const path = String(field.value);
  /** The path that an upload under way replaces. */
  const replaced = useRef('');
  const { state, send, stop } = useUpload(options, (answered) => {
    field.onChange(answered);
    notify('form.file.uploaded', { type: 'success' });
  });
  const isEmpty = state.step === 'idle' || state.step === 'cancelled';
  const words = { extension: options.extension, size: sizeOf(options.maxSize) };

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // So that the same file can be chosen again after a failure.
    target.value = '';
    if (!file) return;
    if (path !== '') replaced.current = path;
    field.onChange(problemOf(file, options) ? replaced.current : '');
    send(file);
  }

  function cancel() {
    stop('cancelled');
    field.onChange(replaced.current);
  }

  function remove() {
    stop('idle');
    replaced.current = '';
    field.onChange('');
    // The clicked button disappears with the file.
    chooser.current?.focus();
  }

  return (
    <FormControl component="fieldset" error={fieldState.invalid} fullWidth>
      <FormLabel component="legend" required={required} sx={{ fontSize: 14, mb: 0.5 }}>
        {translate(label)}
      </FormLabel>
      <input
        ref={picker}
        type="file"
        hidden
        accept={options.extension}
        aria-label={translate(label)}
        onChange={choose}
      />
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <BusyButton
          ref={chooser}
          variant="outlined"
          startIcon={<UploadIcon />}
          aria-describedby={`${id}-rule ${id}-said`}
          aria-invalid={fieldState.invalid}
          isBusy={state.step === 'sending'}
          onClick={() => picker.current?.click()}
        >
          {translate(path || state.step === 'failed' ? 'form.file.replace' : 'form.file.choose')}
        </BusyButton>
        <Typography id={`${id}-rule`} variant="body2" color="text.secondary">
          {translate('form.file.rule', words)}
        </Typography>
      </Stack>
      {state.step === 'sending' && (
        <Progress
          label={translate('form.file.uploading', { name: state.file.name })}
          part={state.part}
          cancel={translate('form.file.cancel')}
          onCancel={cancel}
        />
      )}
      {state.step === 'failed' && (
        <Alert
          severity="error"
          sx={{ mt: 1 }}
          action={
            <Button color="inherit" onClick={() => send(state.file)}>
              {translate('form.file.retry')}
            </Button>
          }
        >
          {translate('form.file.failed')}
          <br />
          <Sentence words={state.reason} />
        </Alert>
      )}
      {path !== '' && (
        <Alert
          severity="success"
          sx={{ mt: 1 }}
          action={
            <Button color="inherit" onClick={remove}>
              {translate('form.file.remove')}
            </Button>
          }
        >
          {state.step === 'done'
            ? `${visibleText(state.file.name)} · ${sizeOf(state.file.size)}`
            : path.split('/').at(-1)}
        </Alert>
      )}
      <FormHelperText id={`${id}-said`} component="div" role="status" sx={{ mx: 0 }}>
        {state.step === 'refused' && (
          <Typography variant="caption" color="error">
            {translate(`form.file.${state.problem}`, words)}
          </Typography>
        )}
        {fieldState.error && state.step === 'sending' && translate('form.file.stillSending')}
        {fieldState.error && isEmpty && <InputHelperText error={fieldState.error.message} />}
        {!fieldState.error && state.step === 'cancelled' && translate('form.file.cancelled')}
      </FormHelperText>
    </FormControl>
  );
}
