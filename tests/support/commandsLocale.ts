// Of whoever runs the tests, the commands' language doesn't depend; the programs that tests start have it, too.
process.env.LC_ALL = 'zh_CN.UTF-8';
