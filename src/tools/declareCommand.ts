import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createTwoFilesPatch } from 'diff';
import type { Command } from './command.ts';
import { type Ask, asking } from './declare/ask.ts';
import type { Recorded } from './declare/calls.ts';
import { codesOf, type Known } from './declare/fields.ts';
import { formatted } from './declare/format.ts';
import { knownIn } from './declare/known.ts';
import { sentAlike } from './declare/listPlan.ts';
import { planOf } from './declare/plan.ts';
import { inputsOf, type Plan, type RecordedRows } from './declare/plans.ts';
import { scrub } from './declare/scrub.ts';
import { readSources } from './declare/sources/index.ts';
import type { Wanted } from './declare/wanted.ts';
import { wireOf } from './declare/wire.ts';
import { labelOf, languageOf } from './declare/words.ts';
import { filesOf } from './declare/write/files.ts';
import { type Ready, readied } from './declare/write/ready.ts';
import type { ToolsDescription } from './description.ts';

const HELP = `declare <what…> --name <area>/<entity>

  <what>      an answer (.json), a request ('curl …'), the calls of a screen (.har), or an OpenAPI document
  --call      the call of an answer or a document: 'POST /api/orders/list?page=&limit=&keyword='; one for each <what>
  --name      the resource's name, which is also its list's route: marketing/coupon
  --label     its name on the screen
  --menu      the parent menu entry
  --under     for a record without a list: the list that it belongs to
  --waits     the code of a record that is pending: status=0
  --approves  the code with which a decision approves: 1; --refuses the one with which it refuses: 2
  --constant  a parameter of the list that is no filter, but always sent as recorded; one for each
  --backend   also write a table of the development backend, its seed, and calls that list, show, add, change and decide
  --yes       accept every guess without asking`;

/**
 * `declare <what…> --name marketing/coupon`: declares a resource from recorded calls: answers (`.json`, each with its `--call`),
 * requests (`curl …`), a `.har`, or an OpenAPI document.
 * @param project the application's folder, which has `resources/` and `i18n/`
 * @throws with a sentence for the developer
 */
export async function declare(
  args: readonly string[],
  { application, declare: { alias, unanswered, backend, next, kinds = [] } = {} }: ToolsDescription,
  project: string,
): Promise<void> {
  const read = (path: string) => {
    const file = join(project, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      call: { type: 'string', multiple: true, default: [] },
      name: { type: 'string' },
      label: { type: 'string' },
      menu: { type: 'string' },
      under: { type: 'string' },
      waits: { type: 'string' },
      approves: { type: 'string' },
      refuses: { type: 'string' },
      constant: { type: 'string', multiple: true, default: [] },
      backend: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  if (positionals.length === 0) return console.log(HELP);
  const ask = asking(values.yes || !process.stdin.isTTY);
  const name = values.name ?? (await ask('Name, <area>/<entity>', ''));
  if (!/^[A-Za-z]\w*(?:\/[A-Za-z]\w*)+$/.test(name))
    throw new Error(`--name '${name}' isn't of the form <area>/<entity>.`);
  if (read(`resources/${name}.ts`) && !read('resources/manifest.ts')?.includes(`'${name}': `))
    throw new Error(`resources/${name}.ts exists already, and doesn't declare a resource of this name.`);

  const mayAsk = async (call: string) =>
    /^y/i.test(await ask(`Send ${call} once more for its answer? It may change something (y/N)`, ''));
  const wire = wireOf(application);
  const exchanges = await readSources(positionals, values.call, mayAsk, wire);
  const known = {
    ...(await knownIn(project, application, name)),
    kinds: kinds.flatMap(({ contract }) => contract ?? []),
  };
  const locales = Object.keys(application.locales);
  const language = languageOf(locales[0] ?? '');
  const entity = labelOf(name.split('/').at(-1) ?? '', known.labels);
  const label = values.label ?? (await ask('Name on the screen', entity[language]));
  const recorded = exchanges.map(wire.classify);
  const isAlone =
    recorded.every(({ does }) => does !== 'list') && recorded.some(({ does }) => does === 'show');
  const under =
    values.under ?? (isAlone ? await ask('The list that it belongs to, <area>/<entity>', '') : '');
  const constant = [...values.constant, ...(await constantOf(recorded, values.constant, known, ask))];
  const verdicts = { yes: values.approves, no: values.refuses };
  const wanted = { name, label, language, under, constant, verdicts, waits: values.waits };
  const plan = await planned(recorded, wanted, known, ask);
  if (!plan.list && !plan.show) throw new Error('The answers contain neither a list nor a record.');

  if (values.backend && !backend) throw new Error('--backend: console.config.ts describes no backend.');
  const parent = labelOf(name.split('/')[0] ?? '', known.labels);
  const above = backend?.parentOf(name.split('/')[0] ?? '', known.labels) ?? parent.zh;
  const menu = values.menu ?? (backend ? await ask('Parent menu entry', above) : above);
  for (const note of plan.notes) console.log(`! ${note}`);
  const files = [
    ...filesOf(plan, read, { locales, alias, unanswered }),
    ...(backend?.recordedFiles(plan, { ...parent, zh: menu }, read) ?? []),
  ];
  const shared = new Map(files.flatMap(({ path, text, isOwn }) => (isOwn ? [] : [[path, text] as const])));
  const format = (path: string, text: string) => formatted(project, path, text);
  const added = (path: string) => {
    const text = shared.get(path);
    return text === undefined ? read(path) : format(path, text);
  };
  const table = values.backend && backend ? backend.tableFiles(plan, recordedRows(plan), added) : [];
  // The table's changes to a file come after the console's.
  const all = new Map([...files, ...table].map((file) => [file.path, file]));
  const ready = readied([...all.values()], read, format);
  for (const [path, outcome] of write(project, ready)) console.log(`  ${outcome.padEnd(9)}  ${path}`);
  const declared = [plan.list, plan.show].flatMap((each) => (each ? [`resources/${each.name}.ts`] : []));
  console.log(
    `\nRead the guesses in ${declared.join(' and ')}, the codes in resources/enums.ts, and the words.`,
  );
  console.log(
    `Read ${declared.map((path) => path.replace(/\.ts$/, '.recorded.json')).join(' and ')} before you commit: personal data is replaced only if its key or its format identifies it.`,
  );
  for (const doubt of [...doubtsOf(plan), ...openCodesOf(plan)]) console.log(`  ? ${doubt}`);
  if (backend && !values.backend)
    console.log(
      'The development backend answers as recorded, even after changes; --backend gives it a table.',
    );
  console.log(`Then: ${next ? next((plan.list ?? plan.show)?.name ?? '') : 'run the tests'}`);
}

/** Declares a resource from recorded calls. */
export const declareCommand: Command = {
  help: HELP,
  async run(args, description, project) {
    await declare(args, description, project);
    return undefined;
  },
};

/** Asks about each parameter of the list that was always sent alike; without an answer it is a filter. */
async function constantOf(
  recorded: readonly Recorded[],
  named: readonly string[],
  known: Known,
  ask: Ask,
): Promise<readonly string[]> {
  const listed = recorded.find((call) => call.does === 'list');
  const constant: string[] = [];
  for (const name of listed ? sentAlike(listed, known) : []) {
    if (named.includes(name)) continue;
    const question = `'${name}' was sent as '${listed?.params[name]}': is it always, rather than a filter (y/N)`;
    if (/^y/i.test(await ask(question, ''))) constant.push(name);
  }
  return constant;
}

/** The plan; asks which records are pending, and with which code a decision refuses, if the recording doesn't say so. */
async function planned(recorded: readonly Recorded[], wanted: Wanted, known: Known, ask: Ask): Promise<Plan> {
  const plan = planOf(recorded, wanted, known);
  const { pending, inputs = [] } = plan.show?.review ?? {};
  const asked = { ...wanted };
  if (pending && pending.sure < 50) {
    const codes = pending.of.values.map(({ wire }) => wire);
    const guess = pending.of.values.find(({ name }) => name === pending.value)?.wire ?? '';
    const code = await ask(`Which ${pending.field} means pending, of ${codes.join(', ')}`, guess);
    if (code !== guess) asked.waits = `${pending.field}=${code}`;
  }
  const verdict = inputs.find(({ of }) => of?.values.some(({ wire }) => wire === ''));
  if (verdict?.of) {
    const sent = verdict.of.values.flatMap(({ wire }) => wire || []).join(', ');
    const yes = await ask(`Which ${verdict.name} approves (${sent} was sent)`, '');
    const no = await ask(`Which ${verdict.name} refuses`, '');
    asked.verdicts = { yes: yes || wanted.verdicts?.yes, no: no || wanted.verdicts?.no };
  }
  return planOf(recorded, asked, known);
}

/** The recorded rows of a list and one of its records, without personal data. */
function recordedRows({ recorded, list, show }: Plan): RecordedRows {
  const rows = recorded.flatMap((call) => (call.does === 'list' ? [call.rows] : []))[0] ?? [];
  const record = recorded.flatMap((call) => (call.does === 'show' ? [call.record] : []))[0];
  const codes = codesOf([...(list?.fields ?? []), ...(show?.fields ?? [])]);
  return scrub({ rows, ...(record && { record }) }, codes) as RecordedRows;
}

/** The guesses that are more doubtful than not, one line each. */
const doubtsOf = (plan: Plan): readonly string[] =>
  [plan.list, plan.show].flatMap((each) =>
    (each?.fields ?? [])
      .filter(({ guess }) => guess.sure < 60)
      .map(({ name, guess }) => `${each?.name} ${name}: ${guess.sure}%${guess.why ? `, ${guess.why}` : ''}`),
  );

/** The values whose code nobody sent, one line each: the linter refuses them until somebody fills it in. */
const openCodesOf = ({ list, show }: Plan): readonly string[] => {
  const enums = [list, show].flatMap((each) => (each ? inputsOf(each).flatMap(({ of }) => of ?? []) : []));
  const open = enums.flatMap(({ name, values }) =>
    values
      .filter(({ wire }) => wire === '')
      .map((value) => `${name}.${value.name} in resources/enums.ts: no code was recorded, fill it in`),
  );
  return [...new Set(open)];
};

/**
 * Writes missing files, extends shared ones, and prints how an edited file differs from the guess.
 * @returns what happened to each file
 */
function write(
  project: string,
  files: readonly Ready[],
): readonly (readonly [path: string, outcome: string])[] {
  return files.map(({ path, text: wanted, now, isOwn }) => {
    const file = join(project, path);
    if (now === wanted) return [path, 'as it was'];
    if (now !== undefined && isOwn) {
      console.log(`${path} differs from what would be written:`);
      console.log(createTwoFilesPatch('yours', 'guessed', now, wanted, '', '', { context: 0 }));
      return [path, 'kept'];
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, wanted);
    return [path, now === undefined ? 'written' : 'added to'];
  });
}
