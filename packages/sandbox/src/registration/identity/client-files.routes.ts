import { Type } from '@sinclair/typebox';
import { ClientParams } from '../../access/access.schemas.ts';
import { ownCaller } from '../../access/caller.ts';
import { withClient, type LockedClient } from '../../database/locked-client.sql.ts';
import type { Routes } from '../../http/api.ts';
import { refuseWord } from '../../http/refusal.ts';
import { signedInCall } from '../../http/described-call.ts';
import { ClientId, Nothing } from '../../http/wire.schemas.ts';
import { assertOpen, PROFILE_PAGES } from '../flow/open-registration.sql.ts';
import { fileOf, keepProof } from './client-files.sql.ts';
import { sendInBase64 } from './send-in-base64.ts';
import { Base64, sentFile, withFiles } from './sent-file.ts';

const FileParams = Type.Object({
  clientId: ClientId,
  kind: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(4)]),
});

/** The proof of residence, and every file of a client. @see spec A §7; decision 0152 */
export const clientFileRoutes: Routes = (api, services) => {
  const { db, clock, largeWork } = services;

  api.put(
    '/clients/proof-of-residence/:id',
    {
      ...withFiles(1, services),
      ...signedInCall('registration', 'Keep the proof of residence', {
        params: ClientParams,
        body: Type.Object({ base64String: Base64 }),
        answer: Nothing,
      }),
    },
    async (request) => {
      const { clientId } = await ownCaller(request, services, request.params.id);
      const file = await largeWork.alone(() => sentFile(request.body.base64String, '/base64String'));
      const keep = async (client: LockedClient): Promise<void> => {
        await assertOpen(client, clock.now(), PROFILE_PAGES);
        await keepProof(client, file);
      };
      await largeWork.alone(() => withClient(db, clientId, keep));
      return {};
    },
  );

  api.get(
    '/clients/download/base64/files/:clientId/:kind',
    signedInCall(
      'registration',
      'A paper of a client: 1 front and 2 back of the identity document, 4 proof of residence',
      { params: FileParams, answer: Type.Object({ base64String: Type.String(), contentType: Type.String() }) },
    ),
    async (request, reply) => {
      const { clientId, kind } = request.params;
      await ownCaller(request, services, clientId);
      const file = await fileOf(db, clientId, kind);
      if (file === undefined) throw refuseWord(404, 'not_found');
      return sendInBase64(reply, file);
    },
  );
};
