import { afterAll } from 'vitest';

// The commands' language doesn't depend on whoever runs the tests; the programs that tests start have it, too.
process.env.LC_ALL = 'zh_CN.UTF-8';

// A build in the tests' process sets it: the next file would load React's production build, or a server of production.
const nodeEnv = process.env.NODE_ENV;
afterAll(() => {
  process.env.NODE_ENV = nodeEnv;
});
