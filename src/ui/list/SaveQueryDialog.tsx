import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';

interface SaveQueryDialogProps {
  readonly title: string;
  /** The name that a query has so far. */
  readonly named?: string;
  /** The names of the others; saving under one of them replaces that query. */
  readonly taken: readonly string[];
  readonly onSave: (label: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a query. */
export function SaveQueryDialog({ title, named = '', taken, onSave, onClose }: SaveQueryDialogProps) {
  const translate = useTranslate();
  const [name, setName] = useState(named);
  const label = name.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (label !== '') onSave(label);
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            required
            label={translate('ra.saved_queries.query_name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            helperText={taken.includes(label) ? translate('queries.nameTaken') : ' '}
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: 30 }, formHelperText: { role: 'status' } }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {translate('form.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={label === ''}>
            {translate('form.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
