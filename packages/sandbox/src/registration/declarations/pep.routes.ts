import { Type } from '@sinclair/typebox';
import { ClientParams } from '../../access/access.schemas.ts';
import { clearedCaller, onlyOwn } from '../../access/caller.ts';
import type { Routes } from '../../http/api.ts';
import { refuseField } from '../../http/refusal.ts';
import { Nothing, Refusals, SIGNED_IN } from '../../http/wire.schemas.ts';
import { declarationOf, declare, firstUnlisted, pepAnswersOf } from './declarations.sql.ts';
import { assertOpen, FORM_PAGES } from '../flow/open-registration.sql.ts';
import { isPepWhole, pepFault } from './pep-checks.ts';
import { PepRecord } from './pep.schemas.ts';

const described = { tags: ['registration'], security: SIGNED_IN };

/** Whether a client is a politically exposed person, or close to one. @see spec A §7 */
export const pepRoutes: Routes = (api, services) => {
  api.post(
    '/clientPep',
    {
      schema: { ...described, summary: 'Declare PEP roles', body: PepRecord, response: { 200: Nothing, ...Refusals } },
    },
    async (request) => {
      const { body } = request;
      onlyOwn(await clearedCaller(request, services), body.clientId);
      await assertOpen(services.db, body.clientId, FORM_PAGES);
      const fault = pepFault(body);
      if (fault !== undefined) throw refuseField(fault.path, fault.message);
      const unlisted = await firstUnlisted(services.db, [
        { path: '/functionId', list: 'functions', id: body.functionId },
        { path: '/functionRelationId', list: 'functions', id: body.functionRelationId },
        { path: '/parentId', list: 'family-relations', id: body.parentId },
        { path: '/relationId', list: 'close-relations', id: body.relationId },
      ]);
      if (unlisted !== undefined) throw refuseField(unlisted, 'must be in its list');
      const isWhole = isPepWhole(body, await pepAnswersOf(services.db, body.clientId));
      await declare(services.db, { clientId: body.clientId, part: 'pep', body, isWhole });
      return {};
    },
  );

  api.get(
    '/clientPep/client/:id',
    {
      schema: {
        ...described,
        summary: 'What a client declared of PEP roles; empty before they did',
        params: ClientParams,
        response: { 200: Type.Partial(PepRecord), ...Refusals },
      },
    },
    async (request) => {
      onlyOwn(await clearedCaller(request, services), request.params.id);
      return declarationOf(services.db, request.params.id, 'pep');
    },
  );
};
