import AllIcon from '@mui/icons-material/CheckBox';
import NoneIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import SomeIcon from '@mui/icons-material/IndeterminateCheckBox';
import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { ChoiceOption } from 'declared-console/ui';
import { type Held, halfOf, heldOf, treeLook, useMenuName } from 'declared-console/ui';
import { useTranslate } from 'react-admin';

const icons = { all: AllIcon, some: SomeIcon, none: NoneIcon } as const satisfies Record<Held, unknown>;

interface ModuleTreeProps {
  readonly options: readonly ChoiceOption[];
  /** The ids of the modules that the role has. */
  readonly held: readonly string[];
  /** How many lists are around it. */
  readonly depth?: number;
}

/** Shows the modules of a role, each as held, partly held or not held. */
export function ModuleTree({ options, held, depth = 0 }: ModuleTreeProps) {
  const isTop = depth === 0;
  return (
    <Box component="ul" sx={treeLook(depth)}>
      {options.map((option) => (
        <li key={option.value}>
          <ModuleLine
            name={option.text}
            held={heldOf(option, held, isTop)}
            half={halfOf(option, held, isTop)}
          />
          {option.children.length > 0 && (
            <ModuleTree options={option.children} held={held} depth={depth + 1} />
          )}
        </li>
      ))}
    </Box>
  );
}

interface ModuleLineProps {
  readonly name: string;
  readonly held: Held;
  /** For a partly held module: whether some of its children are held, or none. */
  readonly half?: ReturnType<typeof halfOf>;
}

function ModuleLine({ name, held, half }: ModuleLineProps) {
  const translate = useTranslate();
  const menuName = useMenuName();
  const Icon = icons[held];
  const color = held === 'none' ? 'text.secondary' : 'text.primary';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, py: 0.25, color }}>
      <Icon aria-hidden fontSize="small" color={held === 'none' ? 'disabled' : 'primary'} />
      <span>
        {menuName(name)}
        <span style={visuallyHidden}>{translate(`pages.roles.held.${held}`)}</span>
      </span>
      {half && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {translate(`form.checklist.${half}`)}
        </Box>
      )}
    </Box>
  );
}
