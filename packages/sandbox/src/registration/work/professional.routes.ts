import { Type } from '@sinclair/typebox';
import { ClientParams } from '../../access/access.schemas.ts';
import { clearedCaller, onlyOwn } from '../../access/caller.ts';
import type { Routes } from '../../http/api.ts';
import { refuseField } from '../../http/refusal.ts';
import { Nothing, Refusals, SIGNED_IN } from '../../http/wire.schemas.ts';
import { declarationOf, declare, firstUnlisted } from '../declarations/declarations.sql.ts';
import { assertOpen, FORM_PAGES } from '../flow/open-registration.sql.ts';
import { professionalFault } from './professional-checks.ts';
import { ProfessionalRecord } from './professional.schemas.ts';

const described = { tags: ['registration'], security: SIGNED_IN };

/** What a client does for a living. The record has no client's id: it is the caller's. @see spec A §7 */
export const professionalRoutes: Routes = (api, services) => {
  api.post(
    '/professionalInformations',
    {
      schema: {
        ...described,
        summary: 'Tell a profession',
        body: ProfessionalRecord,
        response: { 200: Nothing, ...Refusals },
      },
    },
    async (request) => {
      const { body } = request;
      const { clientId } = await clearedCaller(request, services);
      await assertOpen(services.db, clientId, FORM_PAGES);
      const fault = professionalFault(body);
      if (fault !== undefined) throw refuseField(fault.path, fault.message);
      const unlisted = await firstUnlisted(services.db, [
        { path: '/carrerId', list: 'careers', id: body.carrerId },
        { path: '/functionId', list: 'functions', id: body.functionId },
      ]);
      if (unlisted !== undefined) throw refuseField(unlisted, 'must be in its list');
      await declare(services.db, { clientId, part: 'professional', body, isWhole: true });
      return {};
    },
  );

  api.get(
    '/professionalInformations/client/:id',
    {
      schema: {
        ...described,
        summary: 'What a client does for a living; empty before they told',
        params: ClientParams,
        response: { 200: Type.Partial(ProfessionalRecord), ...Refusals },
      },
    },
    async (request) => {
      onlyOwn(await clearedCaller(request, services), request.params.id);
      return declarationOf(services.db, request.params.id, 'professional');
    },
  );
};
