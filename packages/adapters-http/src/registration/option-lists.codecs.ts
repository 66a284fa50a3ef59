import * as t from 'io-ts';
import { Id } from '../http/id.codec.ts';

/** An entry of a list, as decision 0002 writes it. */
export const OptionsWire = t.array(t.type({ id: Id, name: t.string }));

/** @see spec A §7 "/banks/all (id, name, code)" */
export const BanksWire = t.array(t.type({ id: Id, name: t.string, code: t.string }));
