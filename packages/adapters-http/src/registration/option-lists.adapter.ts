import type { OptionList, OptionLists } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { askedOnce } from '../http/asked-once.ts';
import type { HttpClient } from '../http/http-client.ts';
import { BanksWire, OptionsWire } from './option-lists.codecs.ts';

/**
 * The lists over the portal API. Each is requested once while the page lives. `/carrers` is the specification's spelling.
 *
 * @see spec A §7 Dashboard and lists; decision Q153
 */
export const makeHttpOptionLists = (http: HttpClient): OptionLists => {
  const listAt = (path: string): OptionList =>
    askedOnce(
      pipe(
        http.get(path, OptionsWire, { acts: false, shows: ['id', 'name'] }),
        TE.map((options) => options.map(({ id, name }) => ({ value: id, label: name }))),
      ),
    );
  return {
    careers: listAt('/carrers'),
    countries: listAt('/countries'),
    functions: listAt('/functions/all'),
    familyRelations: listAt('/clientPep/relations/1'),
    closeRelations: listAt('/clientPep/relations/2'),
    banks: askedOnce(http.get('/banks/all', BanksWire, { acts: false, shows: ['id', 'name', 'code'] })),
  };
};
