import { Type } from '@sinclair/typebox';
import { signedInCaller } from '../access/caller.ts';
import type { Routes } from '../http/api.ts';
import { ClientId, Refusals, SIGNED_IN } from '../http/wire.schemas.ts';

/** Where each list is; `carrers` is the specification's spelling. */
const PATHS = {
  '/carrers': 'careers',
  '/countries': 'countries',
  '/functions/all': 'functions',
  '/clientPep/relations/1': 'family-relations',
  '/clientPep/relations/2': 'close-relations',
} as const;

const Options = Type.Array(Type.Object({ id: ClientId, name: Type.String() }));

/** What the registration's forms choose from. @see spec A §7 Dashboard and lists */
export const optionListRoutes: Routes = (api, services) => {
  for (const [path, list] of Object.entries(PATHS))
    api.get(
      path,
      {
        schema: {
          tags: ['registration'],
          summary: `The list of ${list.replace('-', ' ')}`,
          security: SIGNED_IN,
          response: { 200: Options, ...Refusals },
        },
      },
      async (request) => {
        await signedInCaller(request, services);
        return services.db
          .selectFrom('list_options')
          .where('list', '=', list)
          .select(['id', 'name'])
          .orderBy('id')
          .execute();
      },
    );
};
