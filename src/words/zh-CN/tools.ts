/** What the commands print. */
export const tools = {
  usage: '用法：declared-console <命令>\n\n命令：%{commands}\n\ndeclared-console <命令> --help 说明其参数。',
  unknownCommand: '没有“%{name}”这个命令。可用的命令：%{commands}',
  noConfig: '%{folder} 中没有 %{file}：请在应用的文件夹中运行，并在该文件中用 defineTools 描述应用。',
  openapi: '已写入 %{out}：%{paths} 个路径。接下来：用 contract --url <服务器地址> 检查服务器。',
  lintClean: '%{count} 个声明没有问题。',
  lintFound: '%{count} 个问题。',
};
