import { ClientParams } from '../../access/access.schemas.ts';
import { ownCaller } from '../../access/caller.ts';
import { withClient, type LockedClient } from '../../database/locked-client.sql.ts';
import type { Routes } from '../../http/api.ts';
import { assertNoFault, missing } from '../../http/field-fault.ts';
import { signedInCall } from '../../http/described-call.ts';
import { Nothing } from '../../http/wire.schemas.ts';
import { assertOpen, PROFILE_PAGES } from '../flow/open-registration.sql.ts';
import { identityFault } from './identity-checks.ts';
import { keepIdentity } from './identity-documents.sql.ts';
import { Identification } from './identity.schemas.ts';
import type { ClientFile } from './client-files.sql.ts';
import { sentFile, withFiles } from './sent-file.ts';

/** The identity document of a client. @see spec A §7; decision 0152 */
export const identificationRoutes: Routes = (api, services) => {
  const picture = async (base64: string | null | undefined, path: string): Promise<ClientFile | undefined> =>
    base64 == null ? undefined : services.largeWork.alone(() => sentFile(base64, path));

  api.put(
    '/clients/update/:id/ocr',
    {
      ...withFiles(2, services),
      ...signedInCall('registration', 'Keep the identity document; a picture that is left out stays as it was', {
        params: ClientParams,
        body: Identification,
        answer: Nothing,
      }),
    },
    async (request) => {
      const { params, body } = request;
      const { clientId } = await ownCaller(request, services, params.id);
      const { documentPhotoFront: front, documentPhotoBack: back, isPhotoFront: _, ...document } = body;
      assertNoFault(identityFault(document));
      const pictures = {
        front: await picture(front, '/documentPhotoFront'),
        back: await picture(back, '/documentPhotoBack'),
      };
      const keep = async (client: LockedClient): Promise<void> => {
        await assertOpen(client, services.clock.now(), PROFILE_PAGES);
        const side = await keepIdentity(client, { document, ...pictures });
        assertNoFault(side && missing(side));
      };
      await services.largeWork.alone(() => withClient(services.db, clientId, keep));
      return {};
    },
  );
};
