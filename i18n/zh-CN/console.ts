import { enums } from './enums';
import { errors } from './errors';
import { messages } from './messages';
import { ra } from './ra';
import { form, list, shell } from './shell';

/** Everything the console says before a resource or a page brings its own words. */
export default { ra, errors, messages, enums, shell, list, form };
