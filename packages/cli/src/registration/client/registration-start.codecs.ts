import * as t from 'io-ts';

/**
 * What the start form is filled in with, in the words of the wire. What is left out is empty, so that the form says which
 * field is missing.
 *
 * @see the command line's contract, `registration start`
 */
export const StartFileWire = t.partial({
  name: t.string,
  email: t.string,
  phoneNumber: t.string,
  document: t.string,
  birthDate: t.string,
});
