import { Type } from '@sinclair/typebox';
import { ClientParams } from '../../access/access.schemas.ts';
import { clearedCaller, ownCaller } from '../../access/caller.ts';
import type { Routes } from '../../http/api.ts';
import { signedInCall } from '../../http/described-call.ts';
import { Nothing } from '../../http/wire.schemas.ts';
import { declarationOf } from '../declarations/declarations.sql.ts';
import { keepDeclaration } from '../declarations/declarations.ts';
import { professionalFault } from './professional-checks.ts';
import { ProfessionalRecord } from './professional.schemas.ts';

/** What a client does for a living. The record has no client's id: it belongs to the caller. @see spec A §7 */
export const professionalRoutes: Routes = (api, services) => {
  api.post(
    '/professionalInformations',
    signedInCall('registration', 'Tell a profession', { body: ProfessionalRecord, answer: Nothing }),
    async (request) => {
      const { body } = request;
      const { clientId } = await clearedCaller(request, services);
      await keepDeclaration(services.db, {
        clientId,
        part: 'professional',
        body,
        isWhole: true,
        fault: professionalFault(body),
        choices: [
          { path: '/carrerId', list: 'careers', id: body.carrerId },
          { path: '/functionId', list: 'functions', id: body.functionId },
        ],
      });
      return {};
    },
  );

  api.get(
    '/professionalInformations/client/:id',
    signedInCall('registration', 'What a client does for a living; empty before they told', {
      params: ClientParams,
      answer: Type.Partial(ProfessionalRecord),
    }),
    async (request) => {
      await ownCaller(request, services, request.params.id);
      return declarationOf(services.db, request.params.id, 'professional');
    },
  );
};
