import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined';
import { Button } from '@mui/material';
import { useCallback, useRef, useState } from 'react';
import {
  useListFilterContext,
  useListPaginationContext,
  useListSortContext,
  useTranslate,
} from 'react-admin';
import { Deferred } from '../../kit/Deferred';
import { usePermitted } from '../../kit/usePermitted';
import { WhenSettled } from '../../kit/WhenSettled';
import { lazyChunk } from '../../lazyChunk';
import type { Params } from '../../model/calls';
import { isSelectable } from '../../schema/listRows';
import type { AnyResource, AnyRow } from '../../schema/resource';
import { serverExports } from '../export/serverExports';
import { laterAtFirst } from './laterAtFirst';
import styles from './list.module.css';
import { useListKeys } from './useListKeys';

const SavedQueries = lazyChunk(() => import('./SavedQueries'));
const ColumnsMenu = lazyChunk(() => import('./ColumnsMenu'));
const SplitToggle = lazyChunk(() => import('../split/SplitToggle'));
const ListKeysDialog = lazyChunk(() => import('./ListKeysDialog'));
const ExportDialog = lazyChunk(() => import('../export/ExportDialog'));

interface ListToolbarProps {
  readonly resource: AnyResource;
  readonly params?: Params;
  /** The rows that were found among those that were read: the export is of these. */
  readonly found?: readonly AnyRow[];
}

interface Opened {
  readonly tool: 'saved' | 'export' | 'columns' | 'shortcuts';
  readonly anchor: HTMLElement;
}

/** The toolbar above the rows: saved queries, export, columns. What they open is loaded on click. */
export function ListToolbar({ resource, params, found }: ListToolbarProps) {
  const { total, hasNextPage } = useListPaginationContext();
  const { filterValues } = useListFilterContext();
  const { sort } = useListSortContext();
  const exports = serverExports(usePermitted(resource.definition.list?.actions));
  const isEmpty = !total && !hasNextPage;
  const translate = useTranslate();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const toolbar = useRef<HTMLDivElement>(null);
  const filter = firstTextFilter(resource);
  useListKeys({
    beside: toolbar,
    filter,
    onHelp: useCallback(
      () => toolbar.current && setOpened({ tool: 'shortcuts', anchor: toolbar.current }),
      [],
    ),
  });
  const opens = (tool: Opened['tool']) =>
    ({
      'aria-haspopup': 'dialog',
      'aria-expanded': opened?.tool === tool,
      onClick: ({ currentTarget }: { currentTarget: HTMLElement }) =>
        setOpened({ tool, anchor: currentTarget }),
      children: translate(`list.${tool}`),
    }) as const;
  return (
    <div ref={toolbar} className={styles.toolbar}>
      {resource.definition.list?.filters && (
        <Button startIcon={<BookmarkIcon />} className={styles.left} {...opens('saved')} />
      )}
      <WhenSettled after={laterAtFirst(SplitToggle)}>
        <SplitToggle resource={resource} />
      </WhenSettled>
      <Button startIcon={<DownloadIcon />} disabled={isEmpty && exports.length === 0} {...opens('export')} />
      <Button startIcon={<ColumnsIcon />} {...opens('columns')} />
      <Button startIcon={<KeyboardIcon />} className={styles.keys} {...opens('shortcuts')} />
      {opened && (
        <Deferred onClose={close}>
          {opened.tool === 'saved' && (
            <SavedQueries resource={resource} anchor={opened.anchor} onClose={close} />
          )}
          {opened.tool === 'shortcuts' && (
            <ListKeysDialog
              selects={isSelectable(resource.definition.list)}
              filters={filter !== undefined}
              onClose={close}
            />
          )}
          {opened.tool === 'columns' && (
            <ColumnsMenu resource={resource} anchor={opened.anchor} onClose={close} />
          )}
          {opened.tool === 'export' && (
            <ExportDialog
              resource={resource}
              filter={filterValues}
              params={params}
              chosen={sort}
              found={found}
              exports={exports}
              isEmpty={isEmpty}
              onClose={close}
            />
          )}
        </Deferred>
      )}
    </div>
  );
}

const firstTextFilter = ({ definition }: AnyResource) =>
  Object.entries(definition.list?.filters ?? {}).find(([, { kind }]) => kind === 'text')?.[0];
