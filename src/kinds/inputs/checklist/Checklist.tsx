import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ChoiceOption } from '../options';
import { halfOf, heldOf } from './checklistTree';

interface ChecklistProps {
  /** The part of the tree that is shown. */
  readonly options: readonly ChoiceOption[];
  readonly value: readonly string[];
  /** `isTop`: the option stands at the top of the tree. */
  readonly onToggle: (option: ChoiceOption, isTop: boolean) => void;
  readonly isTop?: boolean;
}

/** A tree as nested lists of checkboxes; a half-ticked branch is announced as mixed. */
export function Checklist({ options, value, onToggle, isTop = true }: ChecklistProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="ul" sx={isTop ? tree : branch}>
      {options.map((option) => {
        const held = heldOf(option, value, isTop);
        const half = halfOf(option, value, isTop);
        const halfId = `${id}-${option.value}`;
        return (
          <li key={option.value}>
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={held === 'all'}
                  indeterminate={held === 'some'}
                  onChange={() => onToggle(option, isTop)}
                  // MUI only draws it; screen readers need the DOM property.
                  slotProps={{
                    input: {
                      'aria-describedby': half && halfId,
                      ref: (box: HTMLInputElement | null) => {
                        if (box) box.indeterminate = held === 'some';
                      },
                    },
                  }}
                />
              }
              label={option.text}
              slotProps={{
                typography: { variant: 'body2', fontWeight: isTop && option.children.length > 0 ? 600 : 400 },
              }}
            />
            {half && (
              <Typography id={halfId} component="span" variant="body2" color="text.secondary">
                {translate(`form.checklist.${half}`)}
              </Typography>
            )}
            {option.children.length > 0 && (
              <Checklist options={option.children} value={value} onToggle={onToggle} isTop={false} />
            )}
          </li>
        );
      })}
    </Box>
  );
}

const tree = { listStyle: 'none', m: 0, p: 0, '& > li + li': { mt: 0.5 } };
const branch = {
  listStyle: 'none',
  m: 0,
  pl: 3.5,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  '& > li': { minWidth: 128 },
};
