import pg from 'pg';

const INT8 = 20;
const DATE = 1082;

/** @throws RangeError for a number that JavaScript cannot hold exactly */
const wholeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond what a number holds exactly`);
  return value;
};

/** An int8 (cents, counts) becomes a number, a date the text `YYYY-MM-DD`, a timestamptz a Date, on both engines. */
export const makeValueParsers = (): pg.TypeOverrides => {
  const parsers = new pg.TypeOverrides();
  parsers.setTypeParser(INT8, wholeNumber);
  parsers.setTypeParser(DATE, (text) => text);
  return parsers;
};
