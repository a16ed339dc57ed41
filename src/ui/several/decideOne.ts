import type { ConsoleDataProvider } from '../../api/consoleDataProvider';
import { ApiError, messageOf } from '../../api/errors';
import type { Translate } from '../../kit/format';
import { formattedValues } from '../../kit/format';
import { meets } from '../../model/conditions';
import { formFor } from '../../schema/forms';
import { isApproval } from '../../schema/isApproval';
import type { AnyShown } from '../../schema/resource';
import type { RouteParams } from '../../schema/routes';
import { type Values, validate } from '../../schema/validate';
import type { Claims } from '../claims/useClaims';
import type { PendingReceipt } from '../receipts/useReceipt';
import { askedParams, completeRoute } from '../record/askedParams';
import {
  conflictInWords,
  decidedIn,
  decidedInWords,
  isPending,
  obstaclesOf,
  warningsOf,
} from '../record/conflict';
import { shownId } from '../record/useShown';
import type { Result } from './sendInTurn';
import { type SeveralDecision, stepWords } from './severalDecisions';

/** What each record is decided with. */
interface Deciding {
  readonly dataProvider: ConsoleDataProvider;
  readonly decision: SeveralDecision;
  readonly values: Values;
  readonly claims: Claims | undefined;
  readonly translate: Translate;
  /** Prepares the receipt of a decision about a record. */
  receiptOf(record: AnyShown): PendingReceipt;
}

/**
 * Decides about one record as its own page would: claimed, read again, sent if it still waits and nobody has to look at it first.
 * @param params the parameters that the record's page has in its address
 * @returns why it wasn't sent; nothing if it was. Rejects with the failure
 */
export async function decideOne(deciding: Deciding, params: RouteParams): Promise<Result | undefined> {
  const { decision, claims, translate } = deciding;
  const { claim: kind } = decision.step;
  const item = shownId(decision.resource, params);
  if (!claims || kind === undefined) return readAndSend(deciding, params);
  // Claims keep people from meeting: without an answer it is decided as ever.
  const claim = await claims.take(kind, item, false).catch(() => undefined);
  if (claim && !claim.isOwn)
    return { outcome: 'taken', reason: translate('review.claim.held', { ...claim, _: '' }) };
  try {
    return await readAndSend(deciding, params);
  } finally {
    if (claim) claims.release(kind, item);
  }
}

async function readAndSend(deciding: Deciding, params: RouteParams): Promise<Result | undefined> {
  const { dataProvider, decision, values, receiptOf } = deciding;
  const { resource, action } = decision;
  const record = await read(deciding, params);
  const unsent = whyNot(deciding, record);
  if (unsent) return unsent;
  const receipt = receiptOf(record);
  try {
    await dataProvider.submit({ resource, action }, record, values);
    receipt.keep(true);
    return undefined;
  } catch (error) {
    return whatBecame(deciding, params, error);
  }
}

/** The record as it is now, with all that is known of its address. */
async function read({ dataProvider, decision: { resource } }: Deciding, params: RouteParams) {
  const { data } = await dataProvider.getOne<AnyShown>(resource.name, {
    id: shownId(resource, params),
    meta: { route: params },
  });
  return completeRoute(resource, data, {});
}

/** Why a record isn't sent; nothing if it can be. */
function whyNot(deciding: Deciding, record: AnyShown): Result | undefined {
  const { decision, values, translate } = deciding;
  const { resource, step, action } = decision;
  if (!isPending(step, record)) return decidedBefore(deciding, record);
  const words = stepWords(decision);
  const named = formattedValues(resource.record, record, translate);
  const look = (...reasons: readonly string[]): Result => ({
    outcome: 'look',
    reason: reasons.map((reason) => translate(reason, { ...named, _: reason })).join('\n'),
  });
  const obstacles = obstaclesOf(step, record);
  if (obstacles.length > 0) return look(...obstacles.map((name) => `${words}.obstacles.${name}`));
  if (!meets(action, record)) return look();
  const [asked] = askedParams(resource, record, {});
  if (asked) return look(`resources.${resource.name}.asks.${asked.name}.name`);
  const warnings = warningsOf(step, record);
  // Like on its own page, only who approves is asked about them.
  if (isApproval(action, values) && warnings.length > 0)
    return look(...warnings.map((name) => `${words}.warnings.${name}`));
  // Rules that concern some records only.
  const problems = new Set(Object.values(validate(formFor(action, record), values)));
  return problems.size > 0 ? look(...[...problems].map((key) => `messages.${key}`)) : undefined;
}

const decidedBefore = ({ decision, translate }: Deciding, record: AnyShown): Result => ({
  outcome: 'decided',
  reason: decidedInWords(
    decidedIn(decision.resource, decision.step.decided, record, translate),
    'review.decided',
    translate,
  ),
});

/**
 * Reads the record again after a refusal or a lost answer, which may have come after somebody else's decision or our own; throws
 * the failure if that doesn't tell.
 */
async function whatBecame(deciding: Deciding, params: RouteParams, error: unknown): Promise<Result> {
  const { decision, translate } = deciding;
  const isKnown = error instanceof ApiError && (error.isUnsure || error.failure === 'refused');
  const fresh = isKnown ? await read(deciding, params).catch(() => undefined) : undefined;
  if (!(error instanceof ApiError) || !fresh || (isPending(decision.step, fresh) && !error.decided))
    throw error;
  const found = {
    ...decidedIn(decision.resource, decision.step.decided, fresh, translate),
    ...error.decided,
    typed: '',
    mayBeOwn: error.isUnsure,
  };
  if (!error.isUnsure)
    return { outcome: 'decided', reason: decidedInWords(found, 'review.decided', translate) };
  const lost = messageOf(error);
  return {
    outcome: 'unsure',
    reason: `${translate(lost, { _: lost })}\n${conflictInWords(found, 'review.decided', translate)}`,
  };
}
