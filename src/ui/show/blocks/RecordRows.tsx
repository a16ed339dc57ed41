import { Link as MuiLink, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { EMPTY, formatText } from '../../../kit/format';
import { NEW_TAB } from '../../../kit/newTab';
import { UnreadLabel } from '../../../kit/ToneLabel';
import type { Shape } from '../../../model/shape';
import { unreadOf } from '../../../model/unread';
import { isObject } from '../../../model/values';
import type { AnyShown } from '../../../schema/resource';
import type { RowLink, RowsBlock } from '../../../schema/show';
import { type InnerRow, InnerTable } from './InnerTable';

/** The props of a block that shows the rows in one of a record's fields. */
export interface RowsOf<B> {
  readonly shape: Shape;
  readonly block: B;
  readonly record: AnyShown;
  /** In words. */
  readonly title: string;
  /** The i18n key of the labels. */
  readonly words: string;
}

/** The rows inside a record, with the links of each. */
export function RecordRows({ shape, block, record, title, words }: RowsOf<RowsBlock<AnyShown>>) {
  const translate = useTranslate();
  const value = record[block.field];
  const rows = Array.isArray(value) ? value.filter(isObject) : [];
  const links = Object.entries(block.links as Readonly<Record<string, RowLink<InnerRow, AnyShown>>>);
  if (unreadOf(value) !== undefined) return <UnreadLabel words={formatText(value, translate)} />;
  if (rows.length === 0) return <Typography color="text.secondary">{translate('list.empty')}</Typography>;
  return (
    <InnerTable
      title={title}
      words={words}
      shape={shape[block.field]?.shape ?? {}}
      columns={block.columns}
      rows={rows}
      {...(links.length > 0 && {
        operation: (row) => <RowLinks links={links} row={row} record={record} words={words} />,
      })}
    />
  );
}

interface RowLinksProps extends Pick<RowsOf<unknown>, 'record' | 'words'> {
  readonly links: readonly [name: string, link: RowLink<InnerRow, AnyShown>][];
  readonly row: InnerRow;
}

/** The links of a row; a dash if it has none. */
function RowLinks({ links, row, record, words }: RowLinksProps) {
  const translate = useTranslate();
  const led = links.flatMap(([name, { to, newTab }]) => {
    const path = to(row, record);
    return path ? [{ name, path, newTab }] : [];
  });
  if (led.length === 0) return EMPTY;
  return (
    <Stack direction="row" sx={{ gap: 1.5 }}>
      {led.map(({ name, path, newTab }) => (
        <MuiLink key={name} component={Link} to={path} {...(newTab && NEW_TAB)} sx={link}>
          {translate(`${words}.links.${name}`)}
        </MuiLink>
      ))}
    </Stack>
  );
}

const link = { py: 0.25, '@media (pointer: coarse)': { py: 1.25 } };
