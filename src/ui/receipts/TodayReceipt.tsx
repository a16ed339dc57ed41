import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { matchPath } from 'react-router-dom';
import { useConsole } from '../../kit/ConsoleContext';
import { RetryNotice } from '../../kit/RetryNotice';
import { Waiting } from '../../kit/Waiting';
import type { AnyResource, AnyShown } from '../../schema/resource';
import { pathOf, type RouteParams, type RouteTable, routeParams } from '../../schema/routes';
import { completeRoute } from '../record/askedParams';
import { shownId } from '../record/useShown';
import { hasReceipts } from './hasReceipts';
import { ReceiptLines } from './ReceiptLines';
import { stepOf } from './stepOf';
import { useReceipts } from './useReceipts';

interface TodayReceiptProps {
  readonly resource: AnyResource;
  readonly stepName: string;
  /** The address of the record's page. */
  readonly path: string;
}

/** The receipt of a decision, compared with the record, which is read for it. */
export default function TodayReceipt({ resource, stepName, path }: TodayReceiptProps) {
  const translate = useTranslate();
  const context = useConsole();
  const dataProvider = useDataProvider();
  const route = paramsAt(context.parts.routes, resource.name, path);
  const id = shownId(resource, route);
  const read = useQuery({
    queryKey: ['receipt of', resource.name, path],
    queryFn: () => dataProvider.getOne<AnyShown>(resource.name, { id, meta: { route } }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const record = read.data && completeRoute(resource, read.data.data, {});
  const receipts = useReceipts({ step: stepOf(resource, stepName), item: record?.id ?? id });
  const failed = [receipts, read].find(({ error }) => error);
  if (failed)
    return (
      <RetryNotice
        what={translate('review.receipt.unread')}
        error={failed.error}
        onRetry={() => void failed.refetch()}
      />
    );
  if (!record || !receipts.data) return <Waiting />;
  const [receipt] = receipts.data;
  if (!receipt) return translate('review.receipt.none');
  return (
    <ReceiptLines
      resource={resource}
      stepName={stepName}
      record={record}
      receipt={receipt}
      isShared={hasReceipts(context)}
    />
  );
}

/** The parameters of an address, by the page of the show that it is of. */
function paramsAt(routes: RouteTable, show: string, path: string): RouteParams {
  const { pathname, search } = new URL(path, location.origin);
  for (const route of Object.values(routes)) {
    const matched = 'show' in route && route.show === show && matchPath(pathOf(route.path), pathname);
    if (matched) return routeParams(route.path, matched.params, search);
  }
  return {};
}
