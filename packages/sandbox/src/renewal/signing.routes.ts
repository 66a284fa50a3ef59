import { ClientParams } from '../access/access.schemas.ts';
import { clearedCaller, onlyOwn } from '../access/caller.ts';
import type { Routes } from '../http/api.ts';
import { Refusals, SIGNED_IN } from '../http/wire.schemas.ts';
import { ActiveDocument, SignatureStatus } from './renewal.schemas.ts';
import { signatureStatus } from './renewal.sql.ts';

const described = (summary: string) => ({ tags: ['renewal'], summary, security: SIGNED_IN });

/** What a renewal is signed on, and whether it was. @see spec A §7; docs/decisions/0160 */
export const signingRoutes: Routes = (api, services) => {
  api.get(
    '/renew/signature/status/:id',
    {
      schema: {
        ...described('Whether the renewal was signed at the provider'),
        params: ClientParams,
        response: { 200: SignatureStatus, ...Refusals },
      },
    },
    async (request) => {
      onlyOwn(await clearedCaller(request, services), request.params.id);
      return signatureStatus(services.db, request.params.id);
    },
  );

  api.get(
    '/renew/activeDocument',
    {
      schema: {
        ...described('Whether a document of the renewal waits to be signed'),
        response: { 200: ActiveDocument, ...Refusals },
      },
    },
    async (request) => {
      const { clientId } = await clearedCaller(request, services);
      return { hasDocument: (await signatureStatus(services.db, clientId)).status === 'pending' };
    },
  );
};
