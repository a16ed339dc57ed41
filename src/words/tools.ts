/** What the commands print, by the terminal's language. */
export { tools as en } from './en-US/tools.ts';
export { tools as zh } from './zh-CN/tools.ts';
