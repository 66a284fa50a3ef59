import pg from 'pg';

const INT8 = 20;
const DATE = 1082;

/** @throws RangeError for a number that JavaScript cannot hold exactly */
const wholeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond what a number holds exactly`);
  return value;
};

/**
 * How PostgreSQL's values become JavaScript's, the same for the embedded engine and a server: int8 (cents, counts) is a
 * number, a date is its `YYYY-MM-DD` and no moment in some time zone, timestamptz is a Date.
 */
export const makeValueParsers = (): pg.TypeOverrides => {
  const parsers = new pg.TypeOverrides();
  parsers.setTypeParser(INT8, wholeNumber);
  parsers.setTypeParser(DATE, (text) => text);
  return parsers;
};
