/** `npm run contract -- --url https://staging.example.com`: see HELP, and README.md. */
import { product } from '../../resources/product.ts';
import { setRegional } from '../../src/regional.ts';
import { contract } from './command.ts';

// As createConsole does: some conditions in declarations depend on today's date.
setRegional(product);
process.exitCode = await contract(process.argv.slice(2), {
  env: process.env,
  now: () => performance.now(),
  print: console.log,
  warn: console.error,
});
