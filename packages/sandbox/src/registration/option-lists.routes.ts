import { Type } from '@sinclair/typebox';
import { signedInCaller } from '../access/caller.ts';
import type { Routes } from '../http/api.ts';
import { signedInCall } from '../http/described-call.ts';
import { ClientId } from '../http/wire.schemas.ts';
import { optionsOf } from './option-lists.sql.ts';

/** The path of each list; `carrers` is the specification's spelling. */
const PATHS = {
  '/carrers': 'careers',
  '/countries': 'countries',
  '/functions/all': 'functions',
  '/clientPep/relations/1': 'family-relations',
  '/clientPep/relations/2': 'close-relations',
} as const;

const Options = Type.Array(Type.Object({ id: ClientId, name: Type.String() }));

/** The lists that the registration's forms offer. @see spec A §7 Dashboard and lists */
export const optionListRoutes: Routes = (api, services) => {
  for (const [path, list] of Object.entries(PATHS))
    api.get(
      path,
      signedInCall('registration', `The list of ${list.replace('-', ' ')}`, { answer: Options }),
      async (request) => {
        await signedInCaller(request, services);
        return optionsOf(services.db, list);
      },
    );
};
