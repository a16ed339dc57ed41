import type { Translated } from '../types';
import type { commands as zh } from '../zh-CN/commands';

export const commands = {
  buildConsole: '(1/2) Building the console …',
  buildServer: '(2/2) Building the server …',
  logins: '\nSample logins  %{logins}',
  stop: 'Stop with Ctrl-C',
  address: 'Console        %{address}',
  backendExited: 'The backend has exited; saving a file of server/ starts it again',
  files: '%{file} and others (%{count} files)',
  restarted: '%{files} changed: the backend has restarted (%{seconds} s)',
  notRestarted: '%{files} changed: the backend did not start, see above; the next save tries again',
  manual: 'Wrote the manual to %{out}. Next: npx vite preview --outDir %{out} opens it.',
  packModules: '(1/3) Building the modules …',
  packTypes: '(2/3) Writing the declarations …',
  pack: '(3/3) Packing …',
  apiChanged:
    'What is public has changed: see dist-engine/public-api and %{file}. If it is meant, npm run check:package -- --update, and npx changeset to say so.',
  packageChecked: 'The package and what it makes public are as reported.',
} satisfies Translated<typeof zh>;
