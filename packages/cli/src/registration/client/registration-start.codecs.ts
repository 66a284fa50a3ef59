import { NewClientWire } from '@aroeira/adapters-http/registration';
import * as t from 'io-ts';

const { names } = NewClientWire;

/**
 * The values of the start form, in the names of the wire. A missing value is empty, and the form says which field is
 * missing.
 *
 * @see the command line's contract, `registration start`
 */
export const StartFileWire = t.partial({
  [names.name]: t.string,
  [names.email]: t.string,
  [names.phone]: t.string,
  [names.document]: t.string,
  [names.birthDate]: t.string,
});
