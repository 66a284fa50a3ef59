import { Type } from '@sinclair/typebox';
import { ClientParams } from '../../access/access.schemas.ts';
import { clearedCaller, onlyOwn } from '../../access/caller.ts';
import type { Routes } from '../../http/api.ts';
import { refuseField } from '../../http/refusal.ts';
import { Nothing, Refusals, SIGNED_IN } from '../../http/wire.schemas.ts';
import { declarationOf, declare, firstUnlisted } from '../declarations/declarations.sql.ts';
import { fatcaFault, isFatcaWhole } from './fatca-checks.ts';
import { FatcaRecord } from './fatca.schemas.ts';
import { assertOpen, FORM_PAGES } from '../flow/open-registration.sql.ts';

const described = { tags: ['registration'], security: SIGNED_IN };

/** Where else a client pays taxes. The record has no client's id: it is the caller's. @see spec A §7 */
export const fatcaRoutes: Routes = (api, services) => {
  api.post(
    '/fatcas',
    {
      schema: {
        ...described,
        summary: 'Declare taxes of other countries',
        body: FatcaRecord,
        response: { 200: Nothing, ...Refusals },
      },
    },
    async (request) => {
      const { body } = request;
      const { clientId } = await clearedCaller(request, services);
      await assertOpen(services.db, clientId, FORM_PAGES);
      const fault = fatcaFault(body);
      if (fault !== undefined) throw refuseField(fault.path, fault.message);
      const unlisted = await firstUnlisted(services.db, [
        ...body.renouncedNationalities.map((id) => ({
          path: '/renouncedNationalities',
          list: 'countries' as const,
          id,
        })),
        ...body.answers.map(({ countryId: id }) => ({ path: '/answers', list: 'countries' as const, id })),
      ]);
      if (unlisted !== undefined) throw refuseField(unlisted, 'must be countries of the list');
      await declare(services.db, { clientId, part: 'fatca', body, isWhole: isFatcaWhole(body) });
      return {};
    },
  );

  api.get(
    '/fatcas/:id',
    {
      schema: {
        ...described,
        summary: 'What a client declared of taxes of other countries; empty before they did',
        params: ClientParams,
        response: { 200: Type.Partial(FatcaRecord), ...Refusals },
      },
    },
    async (request) => {
      onlyOwn(await clearedCaller(request, services), request.params.id);
      return declarationOf(services.db, request.params.id, 'fatca');
    },
  );
};
