/** What a page says of itself where its program doesn't come. */
export { unopened as en } from './en-US/unopened.ts';
export { unopened as zh } from './zh-CN/unopened.ts';
