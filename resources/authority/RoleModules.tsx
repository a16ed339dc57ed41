import { Checkbox, FormControlLabel, Typography } from '@mui/material';
import type { OwnProps } from 'declared-console/schema';
import type { ChoiceOption } from 'declared-console/ui';
import { flattened, useMenuName, without } from 'declared-console/ui';
import { useTranslate } from 'react-admin';
import { ModuleTree } from './ModuleTree';
import { distinct, heldNodes, type ModuleNode } from './modules';
import { APPLICATIONS, OWN_DATA } from './roleForm';

/** Converts modules to checklist options, to use that tree's helpers. */
const asOptions = (nodes: readonly ModuleNode[]): ChoiceOption[] =>
  nodes.map(({ id, name, children }) => ({ value: id, text: name, children: asOptions(children) }));

/**
 * Shows the modules of a role and, separately, the data permission, which only matters if the role has the
 * applications.
 */
export default function RoleModules({
  record: { allListTree: tree },
}: OwnProps<{ readonly allListTree: readonly ModuleNode[] }>) {
  const translate = useTranslate();
  const menuName = useMenuName();
  const held = heldNodes(tree);
  const options = asOptions(distinct(tree));
  const own = flattened(options).find(({ value }) => value === OWN_DATA);
  return (
    <>
      {held.length === 0 && <Typography color="text.secondary">{translate('pages.roles.none')}</Typography>}
      <ModuleTree options={without(options, OWN_DATA)} held={held} />
      {own && held.includes(APPLICATIONS) && (
        <section>
          <Typography variant="h2" sx={{ mt: 2, mb: 1 }}>
            {translate('pages.roles.data')}
          </Typography>
          <FormControlLabel
            disabled
            control={<Checkbox size="small" checked={held.includes(OWN_DATA)} />}
            label={menuName(own.text)}
          />
        </section>
      )}
    </>
  );
}
