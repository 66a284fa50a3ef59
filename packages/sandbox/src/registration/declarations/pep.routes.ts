import { Type } from '@sinclair/typebox';
import { ClientParams } from '../../access/access.schemas.ts';
import { ownCaller } from '../../access/caller.ts';
import type { Routes } from '../../http/api.ts';
import { signedInCall } from '../../http/described-call.ts';
import { Nothing } from '../../http/wire.schemas.ts';
import { declarationOf, pepAnswersOf } from './declarations.sql.ts';
import { keepDeclaration } from './declarations.ts';
import { isPepWhole, pepFault } from './pep-checks.ts';
import { PepRecord } from './pep.schemas.ts';

/** Whether a client is a politically exposed person, or close to one. @see spec A §7 */
export const pepRoutes: Routes = (api, services) => {
  const { db } = services;

  api.post(
    '/clientPep',
    signedInCall('registration', 'Declare PEP roles', { body: PepRecord, answer: Nothing }),
    async (request) => {
      const { body } = request;
      const { clientId } = body;
      await ownCaller(request, services, clientId);
      await keepDeclaration(db, {
        clientId,
        part: 'pep',
        body,
        isWhole: isPepWhole(body, await pepAnswersOf(db, clientId)),
        fault: pepFault(body),
        choices: [
          { path: '/functionId', list: 'functions', id: body.functionId },
          { path: '/functionRelationId', list: 'functions', id: body.functionRelationId },
          { path: '/parentId', list: 'family-relations', id: body.parentId },
          { path: '/relationId', list: 'close-relations', id: body.relationId },
        ],
      });
      return {};
    },
  );

  api.get(
    '/clientPep/client/:id',
    signedInCall('registration', 'What a client declared of PEP roles; empty before they did', {
      params: ClientParams,
      answer: Type.Partial(PepRecord),
    }),
    async (request) => {
      await ownCaller(request, services, request.params.id);
      return declarationOf(db, request.params.id, 'pep');
    },
  );
};
