/** The first step of `npm start`: builds the console and its server if their sources have changed since the last build. */
import { build, isBuilt } from './builds.ts';

if (!isBuilt() && !(await build())) process.exitCode = 1;
