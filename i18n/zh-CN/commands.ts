/** What the commands of this repository print. */
export const commands = {
  buildConsole: '(1/2) 构建控制台…',
  buildServer: '(2/2) 构建服务器…',
  logins: '\n样例账号  %{logins}',
  stop: '按 Ctrl-C 停止',
  address: '控制台    %{address}',
  backendExited: '后端已退出，下次保存 server/ 中的文件时重新启动',
  files: '%{file} 等 %{count} 个文件',
  restarted: '%{files} 已修改，后端已重新启动（%{seconds} 秒）',
  notRestarted: '%{files} 已修改，后端未能启动，原因见上；下次保存时再试',
  manual: '手册已写入 %{out}。接下来：npx vite preview --outDir %{out} 打开它。',
  packModules: '(1/3) 构建模块…',
  packTypes: '(2/3) 写入类型…',
  pack: '(3/3) 打包…',
  apiChanged:
    '公开的内容有变：请比较 dist-engine/public-api 与 %{file}。如属有意，请运行 npm run check:package -- --update，并用 npx changeset 说明。',
  packageChecked: '包及其公开内容与记录一致。',
};
