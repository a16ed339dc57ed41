/** The fields of a row that tell where its application is. */
interface Located {
  readonly order_no: string;
  readonly num: number | string;
  readonly notarial?: string;
  readonly userId: string;
  readonly dataId: string;
  readonly orderId: string;
  readonly type: string;
}

/** The parameters of an application's address; `order_no` is given where the id isn't certain to be this application's. */
interface Place {
  readonly userId: string;
  readonly dataId: string;
  readonly orderId: string;
  readonly type: string;
  readonly order_no?: string;
}

/** Stands in an address for what isn't known. */
export const UNKNOWN = '-';

/**
 * Where an application is: by the ids of its row or, if the row has none, by `notarial`: a path of the detail's page, a url or a
 * link with one, its four parts, a query, or an id. Without any of them `orderId` is empty.
 */
export function placeOf(row: Located): Place {
  const { userId, dataId, type, orderId } = row;
  const own = { userId: userId || UNKNOWN, dataId: dataId || UNKNOWN, orderId, type: type || UNKNOWN };
  if (orderId) return own;
  const notarial = (row.notarial ?? '').trim();
  const linked = partsOf(notarial) ?? queryOf(notarial);
  if (linked) return { ...own, ...linked };
  const isId = ID.test(notarial) && notarial !== String(row.num);
  return isId ? { ...own, orderId: notarial, order_no: row.order_no } : own;
}

/** An id, which has a digit and is longer than a code of the review's state. */
const ID = /^(?=.*\d)[\w-]{2,}$/;

const PART = '([\\w%-]+)';
const PARTS = [PART, PART, PART, PART].join('/');
const PATH = new RegExp(`/evidence/results/${PARTS}(?![\\w%/-])`);
const BARE = new RegExp(`^/?${PARTS}/?$`);

function partsOf(text: string): Omit<Place, 'order_no'> | undefined {
  const [, userId = '', dataId = '', orderId = '', type = ''] = PATH.exec(text) ?? BARE.exec(text) ?? [];
  return orderId && orderId !== UNKNOWN ? { userId, dataId, orderId, type } : undefined;
}

function queryOf(text: string): Partial<Place> | undefined {
  const found = [...text.matchAll(/\b(userId|dataId|orderId|type)=([\w-]+)/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  const query: Partial<Place> = Object.fromEntries(found);
  return query.orderId ? query : undefined;
}
