import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ChoiceOption } from '../options';
import { halfOf, heldOf } from './checklistTree';
import { treeLook } from './treeLook';

interface ChecklistProps {
  /** The part of the tree that is shown. */
  readonly options: readonly ChoiceOption[];
  readonly value: readonly string[];
  /** `isTop`: the option stands at the top of the tree. */
  readonly onToggle: (option: ChoiceOption, isTop: boolean) => void;
  /** How many lists are around it. */
  readonly depth?: number;
}

/** A tree as nested lists of checkboxes; a half-ticked branch is announced as mixed. */
export function Checklist({ options, value, onToggle, depth = 0 }: ChecklistProps) {
  const translate = useTranslate();
  const id = useId();
  const isTop = depth === 0;
  return (
    <Box component="ul" sx={treeLook(depth)}>
      {options.map((option) => {
        const held = heldOf(option, value, isTop);
        const half = halfOf(option, value, isTop);
        const halfId = `${id}-${option.value}`;
        return (
          <li key={option.value}>
            <div>
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
                  typography: {
                    variant: 'body2',
                    fontWeight: isTop && option.children.length > 0 ? 600 : 400,
                  },
                }}
              />
              {half && (
                <Typography id={halfId} component="span" variant="body2" color="text.secondary">
                  {translate(`form.checklist.${half}`)}
                </Typography>
              )}
            </div>
            {option.children.length > 0 && (
              <Checklist options={option.children} value={value} onToggle={onToggle} depth={depth + 1} />
            )}
          </li>
        );
      })}
    </Box>
  );
}
