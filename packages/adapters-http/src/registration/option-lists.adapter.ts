import type { OptionList, OptionLists } from '@aroeira/domain/registration';
import * as t from 'io-ts';
import { askedOnce } from '../http/asked-once.ts';
import type { HttpClient } from '../http/http-client.ts';
import { Id } from '../http/values.codec.ts';
import { recordOnWire } from '../http/record.codec.ts';

/** An entry of a list. @see decision 0002 */
const OptionWire = recordOnWire('Option', { value: Id, label: t.string }, { value: 'id', label: 'name' });

const BankWire = t.type({ id: Id, name: t.string, code: t.string });

/**
 * The lists over the portal API. Each is requested once while the page lives. `/carrers` is the specification's
 * spelling.
 *
 * @see spec A §7 Dashboard and lists; decision Q153
 */
export const makeHttpOptionLists = (http: HttpClient): OptionLists => {
  const listAt = (path: string): OptionList =>
    askedOnce(http.get(path, t.array(OptionWire), { acts: false, shows: ['id', 'name'] }));
  return {
    careers: listAt('/carrers'),
    countries: listAt('/countries'),
    functions: listAt('/functions/all'),
    familyRelations: listAt('/clientPep/relations/1'),
    closeRelations: listAt('/clientPep/relations/2'),
    banks: askedOnce(http.get('/banks/all', t.array(BankWire), { acts: false, shows: ['id', 'name', 'code'] })),
  };
};
