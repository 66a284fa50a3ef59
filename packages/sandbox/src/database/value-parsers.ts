import pg from 'pg';

const INT8 = 20;
const DATE = 1082;
const JSON_TYPES = [114, 3802];

/** A pooler that loses the database in the middle of a row ends the row with words of its own. */
export const DAMAGED = 'the answer of the database is damaged';

/** @throws RangeError for a number that JavaScript cannot hold exactly */
const wholeNumber = (text: string): number => {
  if (!/^-?\d+$/.test(text)) throw new Error(DAMAGED);
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond what a number holds exactly`);
  return value;
};

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(DAMAGED);
  }
};

/** An int8 (cents, counts) becomes a number, a date the text `YYYY-MM-DD`, a timestamptz a Date, on both engines. */
export const makeValueParsers = (): pg.TypeOverrides => {
  const parsers = new pg.TypeOverrides();
  parsers.setTypeParser(INT8, wholeNumber);
  parsers.setTypeParser(DATE, (text) => text);
  for (const type of JSON_TYPES) parsers.setTypeParser(type, json);
  return parsers;
};
