/** `npm run contract -- --url https://staging.example.com`: see HELP, and README.md. */
import description from '../../console.config.ts';
import { contract } from './command.ts';

process.exitCode = await contract(process.argv.slice(2), description, {
  env: process.env,
  now: () => performance.now(),
  print: console.log,
  warn: console.error,
});
