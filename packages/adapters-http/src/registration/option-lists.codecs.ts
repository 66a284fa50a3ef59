import * as t from 'io-ts';
import { Id } from '../http/id.codec.ts';

/** The entries of a list. @see decision 0002 */
export const OptionsWire = t.array(t.type({ id: Id, name: t.string }));

/** The list of banks. @see spec A §7 Dashboard and lists */
export const BanksWire = t.array(t.type({ id: Id, name: t.string, code: t.string }));
