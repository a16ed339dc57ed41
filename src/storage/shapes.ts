import { isObject } from '../model/values';

const isText = (value: unknown): value is string => typeof value === 'string';
const isBoolean = (value: unknown) => typeof value === 'boolean';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
/** The places of columns, each once. */
const isRanks = (value: unknown) =>
  Array.isArray(value) &&
  value.every((each) => Number.isInteger(each) && each >= 0) &&
  new Set(value).size === value.length;
/** Of a table; widths are pixels by field. */
const isLook = (value: unknown) =>
  isObject(value) && Object.values({ ...(value.widths ?? {}) }).every((each) => Number(each) > 0);
/** Some of them may still be unreadable; whoever reads a query checks it. */
const isList = (value: unknown) => Array.isArray(value);

/** What may be in react-admin's store, by key. Other keys are never stored: they last as long as the console. */
const shapes: readonly (readonly [key: RegExp, isRight: (value: unknown) => boolean])[] = [
  [/^export\.format$/, (value) => value === 'xlsx' || value === 'csv'],
  [/^theme$/, (value) => value === 'light' || value === 'dark'],
  [/^(locale|owner)$/, isText],
  [/^(sidebar\.open|workbench\.shortcuts)$/, isBoolean],
  [/\.datatable(\.hidden|_columns)?$/, isTexts],
  [/\.datatable_columnRanks$/, isRanks],
  [/\.datatable_look$/, isLook],
  [/\.split$/, isBoolean],
  [/\.savedQueries$/, isList],
];

/** Checks the value of a preference; `undefined` if preferences of this name aren't stored. */
export const shapeOf = (key: string) => shapes.find(([name]) => name.test(key))?.[1];
