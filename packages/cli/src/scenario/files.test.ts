import { expect, it } from 'vitest';
import { rowsIn } from './files.ts';

it.each([
  ['a,b\n1,2\n3,4\n', 2],
  ['a,b\r\n1,"two\r\nlines"\r\n3,4', 2],
  ['a\n"says ""hi\n"" twice"\n', 1],
  ['a\n', 0],
  ['', 0],
])('counts the records of %j, and not its lines', (text, rows) => {
  expect(rowsIn(text)).toBe(rows);
});
