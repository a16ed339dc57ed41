import { skipToken, useQuery } from '@tanstack/react-query';
import { useResourceContext, useTranslate } from 'react-admin';

/** Who is at work on the rows of a list, by the rows' ids. */
export type Holders = Readonly<Record<string, string>>;

/** The key under which a list's holders are known, once they are. */
export const holdersKey = (resource: string | undefined) => ['holders', resource];

/** Who else is at work on a row, if anybody is known to be. */
export function RowClaim({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { data: holder } = useQuery<Holders, Error, string | undefined>({
    queryKey: holdersKey(resource),
    queryFn: skipToken,
    select: (holders) => holders[id],
  });
  return holder !== undefined && <span style={small}>{translate('list.claimed', { holder })}</span>;
}

const small = {
  fontSize: 13,
  fontWeight: 400,
  whiteSpace: 'nowrap',
  lineHeight: '16px',
  marginInlineStart: 8,
} as const;
