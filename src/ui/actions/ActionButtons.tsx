import { Button, type ButtonProps } from '@mui/material';
import { type ComponentProps, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { subjectId } from '../../kit/columns';
import { Deferred } from '../../kit/Deferred';
import { NEW_TAB } from '../../kit/newTab';
import { useOriginHere } from '../../kit/PageContext';
import { lazyChunk } from '../../lazyChunk';
import type { Action, DialogAction, DownloadAction, LinkAction, SubmitAction } from '../../schema/actions';
import { type AnyRow, NO_ROW } from '../../schema/resource';
import { keyOf } from '../../schema/rowNumber';
import { useDownload } from '../useDownload';
import type { ActionProps } from './actionProps';

const SubmitDialog = lazyChunk(() => import('./SubmitDialog'));
const OpenedDialog = lazyChunk(() => import('./OpenedDialog'));

/** The look of an action. `text` is for rows: a plain element, which the table styles, and whose links it follows. */
type Look = { readonly variant?: ButtonProps['variant'] };

interface ActionButtonsProps extends Omit<ActionProps, 'name' | 'action'>, Look {
  readonly actions: readonly (readonly [name: string, action: Action<AnyRow>])[];
  /** The look of the last action, if it is the main one. */
  readonly last?: Look['variant'];
}

/**
 * Declared actions as buttons, in their order.
 * @example
 * <ActionButtons
 *   resource={resource}
 *   group="selection"
 *   actions={usePermitted(resource.definition.list?.selection)}
 *   variant="outlined"
 *   last="contained"
 * />
 */
export const ActionButtons = ({ actions, last, variant, ...props }: ActionButtonsProps) =>
  actions.map(([name, action], index) => (
    <ActionButton
      key={name}
      {...props}
      name={name}
      action={action}
      variant={(index === actions.length - 1 && last) || variant}
    />
  ));

/** A declared action as a button; what it opens is loaded on click. */
function ActionButton({ action, ...props }: ActionProps & Look) {
  switch (action.type) {
    case 'link':
      return <LinkButton {...props} action={action} />;
    case 'download':
      return <DownloadButton {...props} action={action} />;
    default:
      return <DialogButton {...props} action={action} />;
  }
}

const useLabel = ({ resource, group, name }: Pick<ActionProps, 'resource' | 'group' | 'name'>) =>
  useTranslate()(`resources.${resource.name}.${group}.${name}.name`);

/** Tells apart the same buttons of different rows; not needed outside rows, such as on a record's page. */
const aboutRow = ({ resource, row, variant = 'text' }: Pick<ActionProps, 'resource' | 'row'> & Look) =>
  row && variant === 'text' && { 'aria-describedby': subjectId(resource.name, keyOf(row)) };

function LinkButton({
  action,
  row = NO_ROW,
  variant = 'text',
  ...props
}: ActionProps<LinkAction<AnyRow>> & Look) {
  const label = useLabel(props);
  const to = action.to(row);
  if (variant === 'text')
    return (
      <a className="action" href={to} {...(action.newTab && NEW_TAB)} {...aboutRow({ ...props, row })}>
        {label}
      </a>
    );
  return (
    <PageLink to={to} row={row.id || undefined} newTab={action.newTab} variant={variant} label={label} />
  );
}

interface PageLinkProps extends Look {
  readonly to: string;
  readonly row: string | undefined;
  readonly newTab: boolean | undefined;
  readonly label: string;
}

function PageLink({ to, row, newTab, variant, label }: PageLinkProps) {
  const state = useOriginHere(row);
  return (
    <Button component={Link} to={to} variant={variant} {...(newTab ? NEW_TAB : { state })}>
      {label}
    </Button>
  );
}

function DownloadButton({ variant, ...props }: ActionProps<DownloadAction<AnyRow>> & Look) {
  const { resource, group, name, action, row, params, filters } = props;
  const download = useDownload();
  const hint = useTranslate()(`resources.${resource.name}.${group}.${name}.hint`, { _: '' });
  return (
    <Pressed
      variant={variant}
      title={hint || undefined}
      {...aboutRow({ ...props, variant })}
      onClick={() => download(resource, action, { row, params, filters, hint })}
    >
      {useLabel(props)}
    </Pressed>
  );
}

function DialogButton({
  variant,
  action,
  ...props
}: ActionProps<SubmitAction<AnyRow> | DialogAction<AnyRow>> & Look) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Pressed
        variant={variant}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...aboutRow({ ...props, variant })}
      >
        {useLabel(props)}
      </Pressed>
      {open && (
        <Deferred onClose={close}>
          {action.type === 'submit' ? (
            <SubmitDialog {...props} action={action} onClose={close} />
          ) : (
            <OpenedDialog {...props} action={action} onClose={close} />
          )}
        </Deferred>
      )}
    </>
  );
}

type PressedProps = Pick<
  ComponentProps<'button'>,
  'onClick' | 'children' | 'title' | 'aria-haspopup' | 'aria-describedby'
>;

function Pressed({ variant = 'text', ...props }: Look & PressedProps) {
  if (variant === 'text') return <button type="button" className="action" {...props} />;
  return <Button variant={variant} {...props} />;
}
