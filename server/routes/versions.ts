import { count as countOf, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { accountOf, handlers } from '../calls/context';
import type { Deps } from '../calls/deps';
import { list, ok } from '../calls/envelope';
import { validForm, validQuery } from '../calls/params';
import { recordIn } from '../calls/recordAccess';
import { wallClock } from '../clock';
import { countRows, offsetOf } from '../db/list';
import type { Db } from '../db/open';
import { feedback as feedbackRows, versions as versionRows } from '../db/schema';
import { talliedPage } from '../db/talliedPage';
import { dateTime, id, paging, text } from '../http/fields';
import { malformed, notFound, refused } from '../http/refusal';
import { feedbackStatusName } from '../words';
import type { CallName, Handlers } from './access';

type Version = typeof versionRows.$inferSelect;

const getVersions = handlers(validForm(paging), async (c) => {
  const { db } = c.var.deps;
  const query = c.req.valid('form');
  const rows = await db
    .select()
    .from(versionRows)
    .orderBy(desc(versionRows.updateTime), desc(versionRows.id))
    .limit(query.limit)
    .offset(offsetOf(query));
  return list(
    c,
    rows.map((row) => versionRow(c.var.deps, row)),
    await countRows(db, versionRows, undefined),
  );
});

const versionRow = ({ urls }: Deps, row: Version) => ({
  id: String(row.id),
  current_version: row.currentVersion,
  upper_version: row.upperVersion,
  update_time: row.updateTime,
  update_desc: row.updateDesc,
  update_content: row.updateContent,
  address: urls.sign(row.address),
  create_time: row.createTime,
  operator: row.operator,
  operator_id: row.operatorId,
  operator_account: row.operatorAccount,
});

const versionList = handlers(validQuery({}), async (c) => {
  const rows = await c.var.deps.db
    .select({ id: versionRows.id, current_version: versionRows.currentVersion })
    .from(versionRows)
    .orderBy(desc(versionRows.updateTime), desc(versionRows.id));
  return ok(
    c,
    rows.map((row) => ({ ...row, id: String(row.id) })),
  );
});

const versionDetail = handlers(validQuery({ id }), async (c) => {
  const query = c.req.valid('query');
  const [row] = await c.var.deps.db.select().from(versionRows).where(eq(versionRows.id, query.id));
  if (!row) throw notFound('版本');
  return ok(c, versionRow(c.var.deps, row));
});

const versionFields = {
  update_time: z.string('更新时间不能为空').pipe(dateTime.unwrap()),
  current_version: z.string('当前版本号不能为空').pipe(text(50)),
  upper_version: text(50).optional(),
  update_desc: z.string('更新描述不能为空').pipe(text(200)),
  update_content: z.string('更新内容不能为空').pipe(text(2000)),
  address: z.string('请上传安装包地址').regex(/^apk\/[\w-]{1,80}\.apk$/, '请上传安装包地址'),
};

/** Publishes a version. The previous one is required if there are versions, and the package must have been uploaded. */
const addVersion = handlers(validForm(versionFields), async (c) => {
  const account = accountOf(c);
  const { deps } = c.var;
  const form = c.req.valid('form');
  await deps.db.transaction(async (tx) => {
    // Serializes publications of the same version.
    await tx.execute(sql`lock table ${versionRows} in share row exclusive mode`);
    if (!(await deps.files.open(form.address))) throw malformed('请上传安装包地址');
    await checkSuccession(tx, form);
    const [published] = await tx
      .insert(versionRows)
      .values({
        currentVersion: form.current_version,
        upperVersion: form.upper_version ?? null,
        updateTime: form.update_time,
        updateDesc: form.update_desc,
        updateContent: form.update_content,
        address: form.address,
        createTime: wallClock(deps.clock.now()),
        operator: account.realname,
        operatorId: account.id,
        operatorAccount: account.username,
      })
      .returning({ id: versionRows.id });
    await recordIn(tx, c, { targetKind: 'version', targetId: published?.id ?? 0 });
  });
  return ok(c, null, '添加成功');
});

async function checkSuccession(
  tx: Db,
  form: { current_version: string; upper_version?: string | undefined },
) {
  const existing = (version: string) =>
    tx.select({ n: countOf() }).from(versionRows).where(eq(versionRows.currentVersion, version));
  const [any] = await tx.select({ n: countOf() }).from(versionRows);
  if ((any?.n ?? 0) > 0) {
    const [upper] = form.upper_version ? await existing(form.upper_version) : [];
    if (!upper?.n) throw malformed('请选择上一版本号');
  }
  const [same] = await existing(form.current_version);
  if (same?.n) throw refused('该版本号已存在');
}

/** Feedback's rows are under `list`; all other lists have them under `data`. */
const getFeedback = handlers(
  validForm({ ...paging, status: z.enum(['1', '2']).optional(), type: z.enum(['1', '2', '3']).optional() }),
  async (c) => {
    const { db } = c.var.deps;
    const query = c.req.valid('form');
    const selection = db.select().from(feedbackRows).$dynamic();
    const facets = { type: query.type, status: query.status };
    const { rows, count } = await talliedPage(db, 'feedback', selection, { ...query, facets });
    const wire = rows.map((row) => ({
      name: row.name,
      mobile: row.mobile,
      userStatus: row.userType,
      model_name: row.modelName,
      status_name: feedbackStatusName(row.status),
      version: row.version,
      type: row.type,
      content: row.content,
      add_time: row.addTime,
    }));
    return list(c, wire, count, 'list');
  },
);

/** App versions, and feedback on the app. */
export const versions = {
  'POST /api/version/getList': getVersions,
  'GET /api/version/versionList': versionList,
  'POST /api/version/addVersion': addVersion,
  'GET /api/version/detail': versionDetail,
  'POST /api/version/feedback': getFeedback,
} satisfies Partial<Record<CallName, Handlers>>;
