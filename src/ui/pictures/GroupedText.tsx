import { Fragment } from 'react';

interface GroupedTextProps {
  readonly text: string;
  /** How many characters each group has; a text of another length is shown as it is. */
  readonly groups: readonly number[];
}

/** A long number in groups, as it is printed. Its gaps are no characters: what is selected and copied is the number. */
export function GroupedText({ text, groups }: GroupedTextProps) {
  const length = groups.reduce((sum, each) => sum + each, 0);
  if (groups.length === 0 || length !== text.length) return text;
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, each) => sum + each, 0));
  return starts.map((start, index) => (
    <Fragment key={start}>
      {start > 0 && <wbr />}
      <span style={index < groups.length - 1 ? followed : whole}>
        {text.slice(start, start + (groups[index] ?? 0))}
      </span>
    </Fragment>
  ));
}

/** Breaks between groups, not in one. */
const whole = { whiteSpace: 'nowrap' } as const;
/** Behind a group, so that none begins a line with its gap. */
const followed = { ...whole, marginInlineEnd: '0.45em' } as const;
