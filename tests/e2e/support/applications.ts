import type { APIRequestContext } from '@playwright/test';
import { type Account, tokenOf } from './accounts.ts';

/** A row of the list of applications, in wire format. */
export interface Application {
  readonly order_no: string;
  readonly mobile: string;
  readonly companyName: string;
  readonly userId: string;
  readonly dataId: string;
  readonly orderId: string;
  readonly type: string;
}

interface Page {
  readonly data: Application[];
  readonly count: number;
}

async function asked(request: APIRequestContext, account: Account) {
  return { Authorization: `Bearer ${await tokenOf(request, account)}` };
}

/** Filters: paid and awaiting review. */
export const awaiting = { pay: '2', notarial: '1' } as const;

/** Reads the list of applications as an account sees it; by default the first hundred. */
export async function applicationsOf(
  request: APIRequestContext,
  account: Account,
  query: Record<string, string>,
): Promise<Page> {
  const answer = await request.get('/api/ajax/data/dataList', {
    params: { page: '1', limit: '100', ...query },
    headers: await asked(request, account),
  });
  return (await answer.json()).data;
}

/** The oldest pending application of a person (type 1) or a company (2); once it is decided, the next one. */
export async function pendingApplication(
  request: APIRequestContext,
  account: Account,
  type: '1' | '2',
): Promise<Application> {
  const { data } = await applicationsOf(request, account, awaiting);
  const application = data.findLast((row) => row.type === type);
  if (!application) throw new Error('the seed has too few applications that await review');
  return application;
}

/** Reviews an application over HTTP, like another person elsewhere. */
export async function decideElsewhere(
  request: APIRequestContext,
  account: Account,
  { userId, orderId }: Application,
  decision: { readonly isCheck: '0' | '1'; readonly checkRemark: string },
): Promise<void> {
  const answer = await request.post('/api/ajax/data/check', {
    form: { userId, orderId, ...decision },
    headers: await asked(request, account),
  });
  const { code, message } = await answer.json();
  if (Number(code) !== 200) throw new Error(`the review answers: ${message}`);
}

/** The path of an application's page. */
export const pathOf = ({ userId, dataId, orderId, type }: Application) =>
  `/evidence/results/${userId}/${dataId}/${orderId}/${type}`;
