/** `npm run declare -- <what…> --name marketing/coupon`; see docs/declaring-a-resource.md. */
import { resolve } from 'node:path';
import description from '../../console.config.ts';
import { orSay } from '../orSay.ts';
import { declare } from './command.ts';

const project = resolve(import.meta.dirname, '../..');
await orSay(() => declare(process.argv.slice(2), description, project));
