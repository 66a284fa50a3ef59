import { Type, type Static } from '@sinclair/typebox';
import { ClientParams } from '../../access/access.schemas.ts';
import { clearedCaller, onlyOwn, signedInCaller } from '../../access/caller.ts';
import type { Routes } from '../../http/api.ts';
import { refuseField } from '../../http/refusal.ts';
import { ClientId, Nothing, Refusals, SIGNED_IN } from '../../http/wire.schemas.ts';
import { changeFault } from './client-record-checks.ts';
import { ClientChanges } from './client-record.schemas.ts';
import { changeClient } from './client-record.sql.ts';
import { isPlanner } from './create-client.sql.ts';
import { checkedFinances } from '../work/equity.ts';
import { assertOpen, FORM_PAGES, PROFILE_PAGES, type SavePurpose } from '../flow/open-registration.sql.ts';

const tags = ['registration'];

/** By the page that asks for the fields: the planner's is of a first registration, the address one of the profile's too. */
const purposesOf = (body: Static<typeof ClientChanges>): readonly SavePurpose[] => {
  if (body.associateId !== undefined || body.hasPlanner !== undefined) return ['new'];
  return Object.keys(body).every((name) => name === 'addresses') ? PROFILE_PAGES : FORM_PAGES;
};

const Planners = Type.Array(Type.Object({ id: ClientId, name: Type.String(), shortName: Type.String() }));

/** What the registration's pages say of a client, and whom they choose among. @see spec A §7 */
export const clientRecordRoutes: Routes = (api, services) => {
  api.put(
    '/clients/:id',
    {
      schema: {
        tags,
        summary: 'Change a client: what is left out stays, addresses are replaced',
        security: SIGNED_IN,
        params: ClientParams,
        body: ClientChanges,
        response: { 200: Nothing, ...Refusals },
      },
    },
    async (request) => {
      const { params, body } = request;
      onlyOwn(await clearedCaller(request, services), params.id);
      await assertOpen(services.db, params.id, purposesOf(body));
      const fault = changeFault(body);
      if (fault !== undefined) throw refuseField(fault.path, fault.message);
      if (body.associateId !== undefined && !(await isPlanner(services.db, body.associateId)))
        throw refuseField('/associateId', 'must be a planner');
      const finances = await checkedFinances(services, params.id, body);
      await changeClient(services.db, params.id, { changes: body, finances });
      return {};
    },
  );

  api.get(
    '/associates/short',
    {
      schema: {
        tags,
        summary: 'Every planner, with 1, who stands for none',
        security: SIGNED_IN,
        response: { 200: Planners, ...Refusals },
      },
    },
    async (request) => {
      await signedInCaller(request, services);
      return services.db
        .selectFrom('planners')
        .select(['id', 'name', 'short_name as shortName'])
        .orderBy('id')
        .execute();
    },
  );
};
