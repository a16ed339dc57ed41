import type { Translated } from '../types';
import type { commands as zh } from '../zh-CN/commands';

export const commands = {
  unknownArgument: 'Unknown argument %{argument}. Known: %{known}',
  valueMissing: '%{argument} lacks its value. Known: %{known}',
  startUsage:
    'npm start: builds if sources changed, then serves the console and its backend. Settings come from the environment: see Commands in the README.',
  devUsage:
    'npm run dev [-- --mock] [--answers DIR] [--fault KIND[:PART]]\n\nServes the console and its backend; edits show up at once. PORT sets the port.\n\n  --mock     the backend runs in this process, with data in memory that is gone at the end\n  --answers  with --mock: answers recorded in a folder (.har) come first\n  --fault    a fault that is on from the start, several times if need be: %{kinds}; 500:/user/ for example',
  doctorUsage: 'npm run doctor: checks everything that npm start and npm test need, and changes nothing.',
  buildUsage: 'npm run build: builds the console into dist/ and the server into dist-server/.',
  testUsage:
    'npm test [-- FILES] [--no-second-run]\n\nRuns every check, or the tests of these files; what fails is run once more, alone. The last line is N passed, N failed.\n\n  --no-second-run  counts the first run alone',
  seedUsage:
    'npm run seed [-- --rows ROWS]\n\nFills an empty DATA_DIR or DATABASE_URL with sample data.\n\n  --rows  how many of each kind, %{least} to %{most}, by default %{initial}; 0 for no sample data',
  migrateUsage:
    'npm run migrate [-- --grant ROLE]\n\nUpgrades the tables of DATABASE_URL.\n\n  --grant  lets the role that the server has use them',
  backupUsage:
    'npm run backup -- --out DIR\nnpm run restore -- --from DIR\n\nCopies the data to an empty folder, or back to an empty DATA_DIR or DATABASE_URL.',
  auditUsage:
    'npm run audit:verify [-- --head NUMBER:HASH]\n\nChecks that no entry of the activity log was changed.\n\n  --head  the last entry, as an earlier run showed it',

  buildConsole: 'Building the console (1/2)',
  buildServer: 'Building the server (2/2)',
  built: 'Built into dist/ and dist-server/. Next: node dist-server/server.js starts it.',
  logins: '\nSample logins  %{logins}',
  stop: 'Stop with Ctrl-C',
  address: 'Console        %{address}',
  startBackend: 'Starting the backend',
  startMock: 'Preparing the backend in memory',
  backendExited: 'The backend has exited; saving a file of server/ starts it again',
  files: '%{file} and others (%{count} files)',
  restarted: '%{files} changed: the backend has restarted (%{seconds} s)',
  notRestarted: '%{files} changed: the backend did not start, see above; the next save tries again',
  mocked:
    'Mock backend   data is in memory and gone at the end; changes of server/ take effect at the next start',
  answersNeedMock: '--answers works with --mock only.',
  noAnswers:
    'There are no recorded answers (.har) in %{folder}. npm run contract -- --record DIR records some.',
  unreadableAnswers: '%{path} is not a recording (.har) that can be read: %{reason}',
  unknownFault:
    'Unknown fault %{fault}. Known: %{kinds}; :PART of a path limits it to some calls, as in 500:/user/',
  faultKeys:
    'Faults         type %{kinds} or none, and Enter; 500:/user/ is for calls with /user/ in their path',
  faultsOn: 'Faults on: %{faults} (none switches them off)',
  faultsOff: 'All faults are off',

  nodeServes: 'Node %{node}',
  nodeUnsupported: 'Node %{node} will not do: %{engines} is needed. Install the version in .nvmrc.',
  browserStarts: 'The browser for tests: %{browser}',
  browserWrong:
    'CHROMIUM_PATH is not a browser that starts on this machine. Set it to a Chromium, or leave it out.',
  browserMissing:
    'There is no browser for tests. Install chromium, or set CHROMIUM_PATH; npm test tries to install one.',
  configNotJson: 'The configuration %{file} is not JSON. Correct it.',
  configWrong: 'The configuration %{file} is wrong in: %{keys}. Correct them: see Settings in the README.',
  configReads: 'The environment and the configuration are fine',
  portFree: 'Port %{port} is free',
  dataDirServes: 'The data folder %{dataDir} can be written, and no other process uses it',
  healthy: 'All is well. Next: npm start',
  unhealthy: 'To mend: %{count}. Then run npm run doctor again',

  started: 'Console        %{address}',
  metricsAt: 'Metrics        %{address}',
  forwardsTo: 'Calls go to    %{address}',
  sampleLogins: 'Sample logins',
  sampleLogin: '  %{username} / %{password}',
  sampleLoginDisabled: '  %{username} / %{password} (disabled)',
  noSampleLogins: 'The passwords of the sample logins do not work here (SAMPLE_LOGINS=1 lets them).',
  captchaFixed: 'Every captcha is 1234 (CAPTCHA=fixed): for tests only.',
  firstLogin:
    'The first administrator: %{login}  (works for one login; then change the password at once, in the menu at the top right)',
  firstLoginFile:
    'The one-time password of the first administrator is in %{file}; change it at once after the login, in the menu at the top right',
  sampleDataWritten: 'Wrote the sample data',
  seedStartedOver:
    'Writing the sample data was interrupted last time: it is removed, and written anew, %{rows} rows of each kind',
  auditHead: 'The activity log',
  waitsForOther: 'Another process prepares the database: waiting for it',

  notBuilt: 'The console is not built (there is no dist/index.html). Run npm run build first.',
  configUnreadable: 'The configuration %{path} (CONFIG) cannot be read.',
  portTaken: 'Port %{port} is taken. Choose another one with %{name}.',
  portForbidden: 'Port %{port} may not be used. Choose another one with %{name}.',
  hostNotHere:
    'HOST is not an address of this machine. Use 0.0.0.0 to listen on all addresses, or leave it out.',
  sampleLoginsInProduction:
    'In production (NODE_ENV=production) there are no sample logins, because their passwords are public. Remove SAMPLE_LOGINS.',
  captchaInProduction: 'In production (NODE_ENV=production) captchas cannot be fixed. Remove CAPTCHA.',
  notLimit: '%{name} must be a whole number from 0; 0 is no limit.',
  notPort: '%{name} must be a whole number from 1 to 65535.',
  notDays: '%{name} must be a whole number from %{least}: the activity log is kept for at least six months.',
  notPoints: '%{name} must be a whole number from 1.',
  giftLimitsCross: 'GIFT_APPROVAL_LIMIT must not be less than GIFT_LIMIT.',
  notChoice: '%{name} must be %{choices}, or left out.',
  notProxies:
    'TRUST_PROXY must be addresses or subnets of proxies, separated by commas, such as 10.0.0.0/8; also loopback and uniquelocal.',
  notUrl: '%{name} must be an address that begins with %{starts}.',
  dataDirNotWritable:
    'The data folder cannot be written: %{dataDir}. Check its permissions, or choose another one with DATA_DIR.',
  dataDirOpen:
    'The data folder %{dataDir} is open to other users, and belongs to someone else or holds other files. Run chmod 700, or choose a folder of its own with DATA_DIR.',
  pathOpen: '%{path} is open to other users and belongs to someone else. Change its owner, or run chmod.',
  dataDirOnNetwork:
    'The data folder %{dataDir} is on a network file system, where other machines cannot be kept from writing. Choose a local disk with DATA_DIR, or use PostgreSQL with DATABASE_URL.',
  dataDirNotLockable:
    'The data folder %{dataDir} cannot be locked. Check its permissions, or choose one on a local disk with DATA_DIR.',
  dataDirInUse:
    'Another process uses the data folder %{dataDir}. Stop it first, or choose another one with DATA_DIR.',
  secretUnreadable: 'The file that %{setting} names cannot be read: %{path}.',
  secretEmpty: 'The file that %{setting} names is empty: %{path}.',
  passwordTwice: 'DATABASE_URL has a password already, so %{setting} cannot be set. Remove one of them.',
  dataNewer:
    'A newer version has written this data, and this one cannot open it. Upgrade, or restore a backup of this version.',
  databaseNotOpened:
    'The database in the data folder %{dataDir} cannot be opened. Check permissions and disk space, or choose another DATA_DIR. (%{reason})',
  databaseUnreachable:
    'The database cannot be reached. Check DATABASE_URL, and whether PostgreSQL runs. (%{reason})',
  databaseNotPrepared:
    'The database was reached, but its tables cannot be created or upgraded. Check whether the role in DATABASE_URL may create tables, and whether the database is for this system alone; if another role owns the tables, run npm run migrate as that one. (%{reason})',

  notRows: '--rows must be 0 (no sample data), or a whole number from %{least} to %{most}.',
  inDatabase: 'the database of DATABASE_URL',
  inDataDir: 'the data folder %{dataDir}',
  seedOver: 'Filling %{target} was interrupted last time: it is emptied, and filled anew.',
  notEmpty: 'Nothing was written: %{target} is not empty. Choose an empty one, or empty it first.',
  seededRows: 'Wrote %{rows} rows of each kind to %{target}, in %{seconds} s. Next: npm start',
  seededEmpty:
    'Wrote the menu, the role of administrators and the first account to %{target}, in %{seconds} s. Next: npm start',
  seedProgress: '%{percent}% done, about %{seconds} s left',
  migrateNeedsUrl: 'Name the database with DATABASE_URL. The embedded one is upgraded at the start.',
  migrated: 'The tables are up to date. Next: npm start',
  migratedFor: 'The tables are up to date, and the role %{role} can use them. Next: npm start as that role',
  backedUp: 'Backed up to %{folder}. To restore: npm run restore -- --from %{folder}',
  restored: 'Restored from %{folder}. Next: npm start',
  backupNotEmpty: '%{folder} is not empty. Choose another folder, so that no other backup is overwritten.',
  nothingToBackUp: 'There is no database in the data folder %{dataDir}: nothing to back up.',
  backupIncomplete: '%{folder} is not a complete backup (it has no %{name}).',
  backupNewer: 'A newer version made this backup: restore it with that one.',
  backupDamaged: 'The backup is damaged: %{path} is not as it was. Nothing was restored.',
  backupOfPostgres:
    'This is a backup of PostgreSQL: name the empty database to restore it to with DATABASE_URL.',
  backupOfEmbedded: 'This is a backup of the embedded database: restore it without DATABASE_URL.',
  dataDirNotEmpty:
    'Nothing was restored: there is data in the data folder %{dataDir}. Choose an empty one with DATA_DIR.',
  toolMissing: '%{tool} was not found: install the client tools of PostgreSQL first.',
  toolFailed: '%{tool} failed: %{reason}',
  notHead: '--head must be “NUMBER:HASH”, as an earlier run showed it.',
  noDatabase: 'There is no database in the data folder %{dataDir}.',
  auditCleared: 'Entries up to %{seq} were removed when their time had come.',
  auditIntact: '%{entries} entries are intact, the last one is %{head}',
  auditNext: 'Note the last one. The next time: npm run audit:verify -- --head %{head}',
  auditChanged: 'Entry %{seq} does not match its hash: it was changed. Next: docs/after-an-incident.md',
  auditUnchained:
    'Entry %{seq} does not follow the one before: it was moved or replaced. Next: docs/after-an-incident.md',
  auditMissing: 'Entry %{seq} is missing: it was deleted. Next: docs/after-an-incident.md',
  auditReplaced:
    'Entry %{seq} does not match the noted hash: the record was replaced. Next: docs/after-an-incident.md',
  auditUnanchored:
    'What was before entry %{seq} was removed, but no entry says so. Next: docs/after-an-incident.md',

  manual: 'Wrote the manual to %{out}. Next: npx vite preview --outDir %{out} opens it.',
  packModules: '(1/3) Building the modules …',
  packTypes: '(2/3) Writing the declarations …',
  pack: '(3/3) Packing …',
  apiChanged:
    'What is public has changed: see dist-engine/public-api and %{file}. If it is meant, npm run check:package -- --update, and npx changeset to say so.',
  packageChecked: 'The package and what it makes public are as reported.',
} satisfies Translated<typeof zh>;
