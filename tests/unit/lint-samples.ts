/** A line of code in a folder, a file, or files of a kind (`resources/*.ts`) of the project. */
export interface Sample {
  readonly path: string;
  readonly code: string;
}

/** A line that the rules must refuse, and a part of the message. */
export interface Refused extends Sample {
  readonly says: string;
}

const refuse = (says: string, path: string, ...lines: readonly string[]): Refused[] =>
  lines.map((code) => ({ path, code, says }));
const allow = (path: string, ...lines: readonly string[]): Sample[] => lines.map((code) => ({ path, code }));

const pulls = (source: string) => `import { it } from '${source}';\nexport const kept = it;`;
const opens = (source: string) => `export const open = () => import('${source}');`;

const directions = [
  ...refuse('import nothing of ours', 'src/schema', pulls('../api/client'), pulls('../../ui/Cell')),
  ...refuse('import nothing of ours', 'src/schema', pulls('../ui/Cell'), opens('../ui/Role')),
  ...refuse(
    'are plain TypeScript',
    'src/schema',
    pulls('react'),
    pulls('react-admin'),
    pulls('@mui/material'),
  ),
  ...refuse(
    'know no screens',
    'src/api',
    pulls('../ui/Cell'),
    pulls('../../ui/Role'),
    opens('../console/App'),
  ),
  ...refuse('know no screens', 'src/auth', pulls('../ui/Role')),
  ...refuse('draw nothing', 'src/auth', pulls('@mui/material'), pulls('react-admin'), opens('react-admin')),
  ...refuse('knows neither', 'src/kit', pulls('../ui/list/Rows'), pulls('../kinds/fields/looks')),
  ...refuse(
    'belongs in kit/',
    'src/kinds',
    pulls('../ui/list/Rows'),
    pulls('../../ui/list/Rows'),
    opens('../console/App'),
  ),
  ...refuse(
    'ui/ serves the entries',
    'src/ui',
    pulls('../login/Form'),
    pulls('../../console/App'),
    opens('../console/App'),
  ),
  ...refuse('knows no application', 'src/schema', pulls('declared-console/words/zh-CN/ra')),
  ...refuse('knows no application', 'src/api', pulls('@resources/enums'), opens('@server/app')),
  ...refuse('knows no application', 'src/ui', pulls('@resources/enums'), pulls('../../i18n/load')),
  ...refuse('knows no application', 'src/createConsole.ts', opens('../resources/console')),
  ...refuse(
    'through its doors',
    'resources/user',
    pulls('../../src/console/App'),
    opens('../../src/login/Form'),
  ),
  ...refuse('never imports server/', 'resources/authority', pulls('@server/app')),
  ...refuse('knows no application', 'src/console', pulls('@server/app')),
  ...refuse(
    'React and plain styled HTML',
    'src/login',
    pulls('@mui/material'),
    pulls('react-admin'),
    pulls('../ui/Cell'),
    pulls('../kit/Field'),
    pulls('@emotion/react'),
    pulls('@tanstack/react-query'),
  ),
  ...refuse(
    'React and plain styled HTML',
    'resources/mobile',
    pulls('react-admin'),
    pulls('declared-console/ui'),
  ),
  ...refuse('Entries share nothing', 'src/login', pulls('../console/App')),
  ...refuse('Entries share nothing', 'src/console', pulls('../login/Form')),
  ...refuse('loaded lazily', 'src/loadEntry.ts', `${pulls('../console/App')}\n${opens('../login/App')}`),
  ...refuse('through its doors', 'resources', opens('../src/console/App'), pulls('@server/app')),
  ...refuse('through its doors', 'resources/mobile', pulls('../../src/login/Form')),
  ...refuse('knows no application', 'src/ui', pulls('declared-console/schema')),
  ...refuse('pages and cells lazily', 'resources/user/*.ts', pulls('declared-console/ui'), pulls('react')),
  ...refuse('never the console', 'server', pulls('../src/ui/Cell'), pulls('../src/api/client')),
];

const packages = [
  ...refuse("from 'react-admin'", 'src/ui', pulls('ra-core'), pulls('ra-ui-materialui'), opens('ra-core')),
  ...refuse("'react-router-dom'", 'src/ui', pulls('react-router')),
  ...refuse('icons barrel', 'src/ui', pulls('@mui/icons-material')),
  ...refuse('Our own messages', 'src/console', pulls('ra-language-english')),
  ...refuse('Not among our dependencies', 'src/ui', pulls('lodash/debounce')),
  ...refuse(
    'Loading looks the same everywhere',
    'src/ui',
    "import { Loading, useTranslate } from 'react-admin';\nexport const used = [Loading, useTranslate];",
  ),
];

const frame = (attributes: string) => `export const frame = <iframe title="t" sandbox="" ${attributes} />;`;

const bannedCalls = [
  ...refuse(
    'No raw requests',
    'resources/user',
    "fetch('/api');",
    "window.fetch('/api', {});",
    'new XMLHttpRequest();',
  ),
  ...refuse("the browser's cache can't answer", 'src/api', "fetch('/api');", "window.fetch('/api');"),
  ...refuse('No raw requests', 'src/auth', "navigator.sendBeacon('/api');"),
  ...refuse('kept by src/storage', 'src/ui', 'localStorage.clear();', 'window.sessionStorage.clear();'),
  ...refuse(
    'Nothing is turned into markup',
    'src/ui',
    "document.body.innerHTML = 'x';",
    "document.write('x');",
  ),
  ...refuse(
    'Nothing is turned into markup',
    'resources/user',
    "document.body.insertAdjacentHTML('beforeend', 'x');",
  ),
  ...refuse('global Function constructor', 'src/schema', "export const run = new Function('return 1');"),
  ...refuse('eval', 'src/schema', "eval('1');"),
  ...refuse('frame without scripts', 'resources/user', frame('srcDoc="<p>x</p>"')),
  ...refuse('sandbox', 'resources/user', 'export const open = <iframe title="t" src="/x" />;'),
  ...refuse("which can't throw", 'resources/user', "export const part = encodeURIComponent('b');"),
  ...refuse('safeUrl', 'resources/user', "window.open('/x', '_blank');", "open('/x');"),
  ...refuse('time zone of the application', 'src/ui', "export const day = new Date('2026-01-01');"),
  ...refuse('time zone of the application', 'resources', "export const day = Date.parse('2026-01-01');"),
  ...refuse(
    'clock may be off',
    'src/kit',
    'export const at = Date.now();',
    'export const at = new Date();',
    'export const read = Date.now;',
  ),
  ...refuse('clock may be off', 'resources', 'export const at = [new Date()];'),
  ...refuse(
    'Words on the screen',
    'src/ui',
    "export const word = '查询';",
    'export const shown = <p>查询</p>;',
  ),
  ...refuse(
    'Words on the screen',
    'resources',
    'export const word = `查询`;',
    'export const b = <b title="查" />;',
  ),
];

const tests = [
  ...refuse('neither sleep nor skip', 'tests/e2e', 'await new Promise((done) => setTimeout(done, 500));'),
  ...refuse(
    'hold the day',
    'tests/e2e',
    "await page.goto('/certificate/BQ202611230000000001');",
    'await page.goto(`/certificate/BQ202611230000000001/1`);',
  ),
  ...refuse('neither sleep nor skip', 'tests/unit', "it.todo('x');"),
  ...refuse("Don't disable tests", 'tests/unit', "it.skip('x', () => {});"),
  ...refuse('waitForTimeout', 'tests/e2e', 'await page.waitForTimeout(1);'),
];

/** What the rules refuse, folder by folder. */
export const refused: readonly Refused[] = [...directions, ...packages, ...bannedCalls, ...tests];

/** What they must accept, so that no rule is too broad. */
export const allowed: readonly Sample[] = [
  ...allow(
    'src/schema',
    pulls('./fields'),
    pulls('./inputs/fields'),
    "export const now = new Date('x'.length);",
  ),
  ...allow('src/api', pulls('../schema/record'), 'new XMLHttpRequest();', "window.open('/x');"),
  ...allow('src/api/fetchFresh.ts', "fetch('/api');"),
  ...allow('src/auth', "import type { it } from 'react-admin';\nexport type Kept = it;"),
  ...allow('src/ui', pulls('../api/client'), pulls('react-admin'), pulls('@mui/icons-material/Add')),
  ...allow(
    'resources/authority/Page.tsx',
    pulls('declared-console/ui'),
    pulls('@resources/enums'),
    pulls('react-router-dom'),
  ),
  ...allow('src/login', pulls('../auth/session'), pulls('../api/client'), opens('../console/App')),
  ...allow('src/login', pulls('react'), pulls('react-dom/client'), pulls('../kit/FieldFrame')),
  ...allow('src/console', pulls('./Menu'), pulls('../ui/Role'), pulls('react-admin')),
  ...allow(
    'resources/user/*.ts',
    pulls('declared-console/schema'),
    pulls('declared-console/wire'),
    opens('./Role'),
    "export const up = { wire: ['1', '已上传'] };",
  ),
  ...allow('server', pulls('../src/schema/record'), pulls('@resources/enums'), "export const word = '查询';"),
  ...allow('tests/e2e', "await page.goto('/certificate/BQ000000000000000000/1');"),
  ...allow('tests/unit', "export const word = '查询';", pulls('../../src/ui/Cell')),
  ...allow('src/storage', 'sessionStorage.clear();'),
  ...allow('src/kit/SandboxedHtml.tsx', frame('srcDoc="x"')),
  ...allow('resources/user/Page.tsx', pulls('declared-console/ui')),
  ...allow('resources/user/usePage.ts', pulls('react')),
  ...allow('resources/mobile', pulls('declared-console')),
  ...allow('resources/main.ts', pulls('declared-console')),
  ...allow('resources/envelope.ts', "export const denied = '权限不足';"),
];
