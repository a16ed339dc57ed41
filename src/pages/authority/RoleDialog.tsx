import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { heldNodes, type ModuleNode } from '@resources/authority/roleDetail';
import { APPLICATIONS, OWN_DATA } from '@resources/authority/roleForm';
import { useGetOne, useTranslate } from 'ra-core';
import { use, useId } from 'react';
import type { DialogProps } from '@/schema/actions';
import type { AnyResource, AnyRow } from '@/schema/resource';
import { useConsole } from '../../ui/ConsoleContext';
import { Facts } from '../../ui/Facts';
import { flattened, without } from '../../ui/inputs/checklistTree';
import { RecordState } from '../../ui/RecordState';
import { ModuleLine, ModuleTree } from './ModuleTree';
import { asOptions } from './modules';

const LIST = 'authority/role';

interface RoleDetail extends AnyRow {
  readonly allListTree: readonly ModuleNode[];
}

/** 查看详情: a role's module permissions and its data permission (document 2, section 2). */
export default function RoleDialog(props: DialogProps<AnyRow>) {
  const { load } = useConsole();
  const role = use(load(LIST));
  use(load('authority/roleDetail'));
  return <LoadedRole role={role} {...props} />;
}

function LoadedRole({ role, record, close }: DialogProps<AnyRow> & { readonly role: AnyResource }) {
  const translate = useTranslate();
  const titleId = useId();
  const query = useGetOne<RoleDetail>('authority/roleDetail', { id: record?.id ?? '' });
  return (
    <Dialog open onClose={() => close()} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{translate(`resources.${LIST}.actions.view.name`)}</DialogTitle>
      {/* Where it is longer than the screen, the keyboard must be able to scroll it. */}
      <DialogContent dividers tabIndex={0}>
        <Stack sx={{ gap: 2.5 }}>
          {record && (
            <Facts
              shape={role.record}
              fields={['position', 'desc', 'status']}
              record={record}
              words={`resources.${LIST}.fields`}
            />
          )}
          <RecordState query={query}>
            {({ allListTree }) => <RolePermissions tree={allListTree} />}
          </RecordState>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5 }}>
        <Button variant="outlined" onClick={() => close()}>
          {translate('form.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The tree, and apart from it the data permission, which says something only beside the applications. */
function RolePermissions({ tree }: { tree: readonly ModuleNode[] }) {
  const translate = useTranslate();
  const held = heldNodes(tree);
  const options = asOptions(tree);
  const own = flattened(options).find(({ value }) => value === OWN_DATA);
  return (
    <>
      <section>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {translate('pages.roles.modules')}
        </Typography>
        {held.length === 0 && <Typography color="text.secondary">{translate('pages.roles.none')}</Typography>}
        <ModuleTree options={without(options, OWN_DATA)} held={held} />
      </section>
      {own && held.includes(APPLICATIONS) && (
        <section>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {translate('pages.roles.data')}
          </Typography>
          <ModuleLine name={own.text} held={held.includes(OWN_DATA) ? 'all' : 'none'} />
        </section>
      )}
    </>
  );
}
