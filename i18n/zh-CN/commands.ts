/** What the commands of this repository and the server print. */
export const commands = {
  // Arguments
  unknownArgument: '未知参数 %{argument}。可用的参数：%{known}',
  valueMissing: '%{argument} 缺少值。可用的参数：%{known}',
  startUsage:
    'npm start：如源代码有变则先构建，然后启动控制台与后端。设置由环境变量给出，见 README 的 Commands。',
  devUsage:
    'npm run dev [-- --mock] [--answers 目录] [--fault 故障[:路径片段]]\n\n启动控制台与后端，保存后立即生效。PORT 指定端口。\n\n  --mock     后端在同一进程内，数据在内存中，退出即丢弃\n  --answers  与 --mock 合用：目录中录制的应答（.har）优先\n  --fault    启动时就打开的故障，可多次：%{kinds}；例如 500:/user/',
  doctorUsage: 'npm run doctor：检查 npm start 与 npm test 所需的一切，不作任何改动。',
  buildUsage: 'npm run build：把控制台构建到 dist/，把服务器构建到 dist-server/。',
  testUsage:
    'npm test [-- 文件] [--no-second-run]\n\n运行全部检查，或只运行指定文件中的测试；未通过的测试单独再运行一次。最后一行是 N passed, N failed。\n\n  --no-second-run  只计第一次运行的结果',
  seedUsage:
    'npm run seed [-- --rows 行数]\n\n向空的 DATA_DIR 或 DATABASE_URL 写入样例数据。\n\n  --rows  每类数据的行数，%{least} 到 %{most}，默认 %{initial}；0 表示不写样例数据',
  migrateUsage:
    'npm run migrate [-- --grant 角色]\n\n升级 DATABASE_URL 的数据表。\n\n  --grant  让服务器所用的角色可以使用它们',
  backupUsage:
    'npm run backup -- --out 目录\nnpm run restore -- --from 目录\n\n把数据备份到空目录，或恢复到空的 DATA_DIR 或 DATABASE_URL。',
  auditUsage:
    'npm run audit:verify [-- --head 序号:哈希]\n\n检查操作日志是否完好。\n\n  --head  以前验证结束时所示的最后一条',

  // The build and the development server
  buildConsole: '构建控制台（1/2）',
  buildServer: '构建服务器（2/2）',
  built: '已构建到 dist/ 与 dist-server/。接下来：node dist-server/server.js 启动它。',
  logins: '\n样例账号  %{logins}',
  stop: '按 Ctrl-C 停止',
  address: '控制台    %{address}',
  startBackend: '启动后端',
  startMock: '准备内存中的后端',
  backendExited: '后端已退出，下次保存 server/ 中的文件时重新启动',
  files: '%{file} 等 %{count} 个文件',
  restarted: '%{files} 已修改，后端已重新启动（%{seconds} 秒）',
  notRestarted: '%{files} 已修改，后端启动失败，原因见上；下次保存时再试',
  mocked: '模拟后端  数据在内存中，退出即丢弃；server/ 的改动在下次启动时生效',
  answersNeedMock: '--answers 只能与 --mock 合用。',
  noAnswers: '%{folder} 中没有录制的应答（.har）。可用 npm run contract -- --record 目录 录制。',
  unreadableAnswers: '%{path} 不是可读的录制（.har）：%{reason}',
  unknownFault: '未知故障 %{fault}。可用的故障：%{kinds}；加上 :路径片段 只对部分调用，例如 500:/user/',
  faultKeys: '故障      输入 %{kinds} 或 none 并回车；500:/user/ 只对路径含 /user/ 的调用',
  faultsOn: '故障已打开：%{faults}（none 关闭）',
  faultsOff: '故障已全部关闭',

  // The doctor
  nodeServes: 'Node %{node}',
  nodeUnsupported: 'Node %{node} 不适用，需要 %{engines}。请安装 .nvmrc 中的版本。',
  browserStarts: '测试用的浏览器：%{browser}',
  browserWrong: 'CHROMIUM_PATH 不是能在本机启动的浏览器。请改为 Chromium 的路径，或不设置。',
  browserMissing: '没有测试用的浏览器。请安装 chromium，或用 CHROMIUM_PATH 指定；npm test 会尝试安装。',
  configNotJson: '配置文件 %{file} 不是 JSON。请改正。',
  configWrong: '配置文件 %{file} 中有错误：%{keys}。请按 README 的 Settings 改正。',
  configReads: '环境变量与配置文件可用',
  portFree: '端口 %{port} 可用',
  dataDirServes: '数据目录 %{dataDir} 可写，没有其他进程在用',
  healthy: '一切就绪。接下来：npm start',
  unhealthy: '有 %{count} 处需要处理，处理后再运行 npm run doctor',

  // The server's start
  started: '控制台    %{address}',
  metricsAt: '监控指标  %{address}',
  forwardsTo: '接口转发  %{address}',
  sampleLogins: '样例账号',
  sampleLogin: '  %{username} / %{password}',
  sampleLoginDisabled: '  %{username} / %{password}（已禁用）',
  noSampleLogins: '样例账号的密码在此不可用（SAMPLE_LOGINS=1 开启）。',
  captchaFixed: '验证码固定为 1234（CAPTCHA=fixed），仅用于测试。',
  firstLogin: '首个管理员：%{login}　（只能登录一次，请登录后立即在右上角的菜单中修改密码）',
  firstLoginFile: '首个管理员的一次性密码写在 %{file}，请登录后立即在右上角的菜单中修改密码',
  sampleDataWritten: '已写入样例数据',
  seedStartedOver: '上次写入样例数据时被中断，已清空，现在重新写入，每类 %{rows} 行',
  auditHead: '操作日志',
  waitsForOther: '另一个进程正在准备数据库，等待它完成',

  // Why it doesn't start
  notBuilt: '还没有构建控制台（缺少 dist/index.html）。请先运行 npm run build。',
  configUnreadable: '读不到配置文件 %{path}（CONFIG）。',
  portTaken: '端口 %{port} 已被占用。请用 %{name} 指定其他端口。',
  portForbidden: '没有权限使用端口 %{port}。请用 %{name} 指定其他端口。',
  hostNotHere: 'HOST 不是本机的地址。请用 0.0.0.0 监听所有地址，或不设置。',
  sampleLoginsInProduction:
    '生产环境（NODE_ENV=production）不能使用样例账号：密码是公开的。请去掉 SAMPLE_LOGINS。',
  captchaInProduction: '生产环境（NODE_ENV=production）不能固定验证码。请去掉 CAPTCHA。',
  notLimit: '%{name} 应为不小于 0 的整数，0 表示不限制。',
  notPort: '%{name} 应为 1 到 65535 的整数。',
  notDays: '%{name} 应为不小于 %{least} 的整数：操作日志至少保存六个月。',
  notPoints: '%{name} 应为正整数。',
  giftLimitsCross: 'GIFT_APPROVAL_LIMIT 不能小于 GIFT_LIMIT。',
  notChoice: '%{name} 只能是 %{choices}，或不设置。',
  notProxies:
    'TRUST_PROXY 应为代理的地址或网段，用逗号分隔，例如 10.0.0.0/8；也可以写 loopback 或 uniquelocal。',
  notUrl: '%{name} 应为以 %{starts} 开头的地址。',
  dataDirNotWritable: '数据目录不可写：%{dataDir}。请检查目录权限，或用 DATA_DIR 指定其他目录。',
  dataDirOpen:
    '数据目录 %{dataDir} 对其他用户开放，且属于其他用户或存有其他文件。请执行 chmod 700，或用 DATA_DIR 指定一个专用目录。',
  pathOpen: '%{path} 对其他用户开放，且属于其他用户。请更改其所有者，或执行 chmod。',
  dataDirOnNetwork:
    '数据目录 %{dataDir} 在网络文件系统上，无法防止其他机器同时写入。请用 DATA_DIR 指定本机磁盘上的目录，或用 DATABASE_URL 连接 PostgreSQL。',
  dataDirNotLockable: '数据目录 %{dataDir} 无法加锁。请检查目录权限，或用 DATA_DIR 指定本机磁盘上的目录。',
  dataDirInUse: '数据目录 %{dataDir} 正被另一个进程使用。请先停止它，或用 DATA_DIR 指定其他目录。',
  secretUnreadable: '%{setting} 指定的文件无法读取：%{path}。',
  secretEmpty: '%{setting} 指定的文件是空的：%{path}。',
  passwordTwice: 'DATABASE_URL 中已有密码，不能再设置 %{setting}。请去掉其中一个。',
  dataNewer: '这些数据由更新的版本写入，当前版本不能打开。请升级程序，或用旧版本的备份恢复。',
  databaseNotOpened:
    '数据目录 %{dataDir} 中的数据库无法打开。请检查目录权限与磁盘空间，或换一个 DATA_DIR。（%{reason}）',
  databaseUnreachable: '无法连接数据库。请检查 DATABASE_URL 与 PostgreSQL 是否已启动。（%{reason}）',
  databaseNotPrepared:
    '已连接数据库，但无法建立或升级数据表。请检查 DATABASE_URL 的账号是否有建表权限，以及数据库是否专供本系统使用；如数据表属于其他角色，请用它执行 npm run migrate。（%{reason}）',

  // Seeding, migrating, backing up, verifying
  notRows: '--rows 应为 0（不写样例数据），或 %{least} 到 %{most} 的整数。',
  inDatabase: 'DATABASE_URL 的数据库',
  inDataDir: '数据目录 %{dataDir} ',
  seedOver: '上次向%{target}写入样例数据时被中断，已清空，现在重新写入。',
  notEmpty: '%{target}不是空的，没有写入任何数据。请换一个空的，或先清空它。',
  seededRows: '已在%{target}中为每类数据写入 %{rows} 行，用时 %{seconds} 秒。接下来：npm start',
  seededEmpty: '已在%{target}中写入菜单、管理员角色和首个账号，用时 %{seconds} 秒。接下来：npm start',
  seedProgress: '已完成 %{percent}%，约剩 %{seconds} 秒',
  migrateNeedsUrl: '请用 DATABASE_URL 指定数据库。内置数据库在启动时自动升级。',
  migrated: '数据表已是最新。接下来：npm start',
  migratedFor: '数据表已是最新。角色 %{role} 可以使用。接下来：用这个角色运行 npm start',
  backedUp: '已备份到 %{folder}。恢复：npm run restore -- --from %{folder}',
  restored: '已从 %{folder} 恢复。现在可以启动：npm start',
  backupNotEmpty: '%{folder} 不是空的。请换一个目录，以免覆盖其他备份。',
  nothingToBackUp: '数据目录 %{dataDir} 中没有数据库，没有可备份的数据。',
  backupIncomplete: '%{folder} 不是完整的备份（没有 %{name}）。',
  backupNewer: '这份备份由更新的版本生成，请用那个版本恢复。',
  backupDamaged: '备份已损坏：%{path} 与备份时不一致，没有恢复任何数据。',
  backupOfPostgres: '这是 PostgreSQL 的备份，请用 DATABASE_URL 指定要恢复到的空数据库。',
  backupOfEmbedded: '这是内置数据库的备份，恢复时不要设置 DATABASE_URL。',
  dataDirNotEmpty: '数据目录 %{dataDir} 中已有数据，没有恢复任何数据。请用 DATA_DIR 指定一个空目录。',
  toolMissing: '找不到 %{tool}，请先安装 PostgreSQL 的客户端工具。',
  toolFailed: '%{tool} 失败：%{reason}',
  notHead: '--head 应为“序号:哈希”，如验证结束时所示。',
  noDatabase: '数据目录 %{dataDir} 中没有数据库。',
  auditCleared: '序号 %{seq} 及之前的记录已按期清理。',
  auditIntact: '%{entries} 条记录完好，最后一条 %{head}',
  auditNext: '请记下最后一条；下次验证：npm run audit:verify -- --head %{head}',
  auditChanged: '第 %{seq} 条内容与哈希不符，已被改动。接下来：docs/after-an-incident.md',
  auditUnchained: '第 %{seq} 条与前一条不相连，被移动或替换。接下来：docs/after-an-incident.md',
  auditMissing: '第 %{seq} 条缺失，已被删除。接下来：docs/after-an-incident.md',
  auditReplaced: '第 %{seq} 条与所记的哈希不符，日志已被替换。接下来：docs/after-an-incident.md',
  auditUnanchored: '第 %{seq} 条之前的记录被清理，但没有清理的记录。接下来：docs/after-an-incident.md',

  // Other commands
  manual: '手册已写入 %{out}。接下来：npx vite preview --outDir %{out} 打开它。',
  packModules: '(1/3) 构建模块…',
  packTypes: '(2/3) 写入类型…',
  pack: '(3/3) 打包…',
  apiChanged:
    '公开的内容有变：请比较 dist-engine/public-api 与 %{file}。如属有意，请运行 npm run check:package -- --update，并用 npx changeset 说明。',
  packageChecked: '包及其公开内容与记录一致。',
};
