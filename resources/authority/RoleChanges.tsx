import AddIcon from '@mui/icons-material/AddCircleOutlined';
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlined';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import type { QuestionProps } from 'declared-console/schema';
import { useMenuName } from 'declared-console/ui';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { moduleChanges, type PlacedModule } from './moduleChanges';
import { distinct, heldNodes, type ModuleNode } from './modules';
import RoleAccounts from './RoleAccounts';
import { APPLICATIONS, OWN_DATA } from './roleForm';

/** Shows, before a role is saved, which modules are added and removed. */
export default function RoleChanges({
  record,
  values,
  onAnswer,
}: QuestionProps<{
  readonly allListTree: readonly ModuleNode[];
  readonly roleInfo: { readonly id: string };
}>) {
  const translate = useTranslate();
  const tree = renamed(distinct(record.allListTree), useMenuName());
  const [held, chosen] = [heldNodes(tree), values.menuId as readonly string[]];
  const { added, removed } = moduleChanges(tree, held, chosen, OWN_DATA);
  const limit = limitOf(held, chosen);
  const isSame = added.length === 0 && removed.length === 0 && !limit;
  return (
    <Dialog open onClose={() => onAnswer(false)} fullWidth maxWidth="sm">
      <DialogTitle>{translate('pages.roles.changes')}</DialogTitle>
      {/* If it is taller than the screen, the keyboard must be able to scroll it. */}
      <DialogContent dividers tabIndex={0}>
        {isSame ? (
          <Typography>{translate('pages.roles.unchanged')}</Typography>
        ) : (
          <Stack sx={{ gap: 2 }}>
            <Changes kind="added" modules={added} />
            <Changes kind="removed" modules={removed} />
            {limit && (
              <Alert severity={limit === 'widened' ? 'warning' : 'info'}>
                {translate(`pages.roles.${limit}`)}
              </Alert>
            )}
          </Stack>
        )}
        {!isSame && <RoleAccounts record={record.roleInfo} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => onAnswer(false)}>
          {translate('form.cancel')}
        </Button>
        <Button variant="contained" onClick={() => onAnswer(true)}>
          {translate('form.submit')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The modules under the names that the menu shows them by. */
const renamed = (nodes: readonly ModuleNode[], nameOf: (name: string) => string): ModuleNode[] =>
  nodes.map((node) => ({ ...node, name: nameOf(node.name), children: renamed(node.children, nameOf) }));

/** The data permission is a limit: with it a role sees fewer applications, without it more. */
function limitOf(held: readonly string[], chosen: readonly string[]): 'narrowed' | 'widened' | undefined {
  const [before, after] = [held, chosen].map((ids) => ids.includes(APPLICATIONS) && ids.includes(OWN_DATA));
  if (!chosen.includes(APPLICATIONS) || before === after) return undefined;
  return after ? 'narrowed' : 'widened';
}

const looks = {
  added: { Icon: AddIcon, color: 'success' },
  removed: { Icon: RemoveIcon, color: 'error' },
} as const;

function Changes({ kind, modules }: { kind: keyof typeof looks; modules: readonly PlacedModule[] }) {
  const translate = useTranslate();
  const titleId = useId();
  const { Icon, color } = looks[kind];
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 0.5 }}>
        {translate(`pages.roles.${kind}`)}
      </Typography>
      {modules.length === 0 && (
        <Typography color="text.secondary">{translate(`pages.roles.${kind}None`)}</Typography>
      )}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {modules.map(({ id, path }) => (
          <Stack key={id} component="li" direction="row" sx={{ alignItems: 'center', gap: 0.75, py: 0.25 }}>
            <Icon aria-hidden fontSize="small" color={color} />
            {path}
          </Stack>
        ))}
      </Stack>
    </section>
  );
}
