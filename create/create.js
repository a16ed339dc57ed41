#!/usr/bin/env node
/** `npm create declared-console <folder>`: makes a new console from the template. */
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const template = join(import.meta.dirname, 'template');
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));

const words = {
  en: {
    usage: `npm create declared-console <folder> [-- --title <name> --server <url>]

Makes a new back-office console in a folder.

  --title    its name on the screen; the folder's name by default
  --server   the address of its server; without one it answers as recorded
  --engine   the engine's version, or the path of its tarball`,
    notEmpty: (/** @type {string} */ folder) => `${folder} is not empty: name another folder.`,
    notUrl: (/** @type {string} */ url) => `--server ${url} is no address, such as https://api.example.com`,
    done: (/** @type {string} */ folder) => `Made ${folder}. Next:

  cd ${folder}
  npm install
  npm start     opens the console; README.md says what to adapt first`,
  },
  zh: {
    usage: `npm create declared-console <文件夹> [-- --title <名称> --server <网址>]

在文件夹中新建一个后台控制台。

  --title    屏幕上的名称；默认为文件夹的名称
  --server   服务器的地址；没有时按录制的内容应答
  --engine   引擎的版本，或其压缩包的路径`,
    notEmpty: (/** @type {string} */ folder) => `${folder} 不是空文件夹，请换一个。`,
    notUrl: (/** @type {string} */ url) => `--server ${url} 不是网址，例如 https://api.example.com`,
    done: (/** @type {string} */ folder) => `已新建 ${folder}。接下来：

  cd ${folder}
  npm install
  npm start     打开控制台；README.md 说明应先修改什么`,
  },
};
const { LC_ALL, LC_MESSAGES, LANG } = process.env;
const say = /^zh/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? words.zh : words.en;

/** @returns {never} */
function refuse(/** @type {string} */ why) {
  console.error(why);
  process.exit(2);
}

function options() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        server: { type: 'string', default: '' },
        engine: { type: 'string', default: `^${version}` },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message.split('. ')[0] : error}.\n\n${say.usage}`);
  }
}

const { values, positionals } = options();
const [name, ...more] = positionals;
if (values.help) {
  console.log(say.usage);
  process.exit(0);
}
if (!name || more.length > 0) refuse(say.usage);
const folder = resolve(name);
if (existsSync(folder) && readdirSync(folder).length > 0) refuse(say.notEmpty(name));
if (values.server && !/^https?:$/.test(URL.canParse(values.server) ? new URL(values.server).protocol : ''))
  refuse(say.notUrl(values.server));

const title = values.title ?? basename(folder);
/** What is filled in, as each kind of file writes it. */
const written = {
  ts: (/** @type {string} */ text) => text.replaceAll('\\', '\\\\').replaceAll("'", "\\'"),
  html: (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  json: (/** @type {string} */ text) => JSON.stringify(text).slice(1, -1),
  md: (/** @type {string} */ text) => text,
};

cpSync(template, folder, { recursive: true });
// npm leaves out a file of that name.
renameSync(join(folder, '_gitignore'), join(folder, '.gitignore'));
for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const ending = /** @type {keyof typeof written} */ (/\.(ts|html|json|md)$/.exec(path)?.[1]);
  if (!ending) continue;
  const fill = written[ending];
  const text = readFileSync(join(folder, path), 'utf8')
    .replaceAll('%TITLE%', () => fill(title))
    .replaceAll('%SERVER%', () => fill(values.server.replace(/\/+$/, '')))
    .replaceAll('%ENGINE%', () => fill(values.engine));
  writeFileSync(join(folder, path), text);
}
console.log(say.done(relative(process.cwd(), folder) || '.'));
