/** Values as the console writes them: visible characters, wall-clock times, check digits, names, sentences, cells of a CSV file. Plain TypeScript. */
export { creditCharacter, idDigit } from './checkDigits';
export { type Clock, clockOf } from './clock';
export { BOM, type CsvCell, csvLine } from './csvCell';
export { CHINESE_NAME, withNameDots } from './personName';
export { type Fill, fill, isChinese } from './sentences';
export { visibleText } from './visibleText';
