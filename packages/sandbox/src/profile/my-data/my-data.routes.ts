import { Type } from '@sinclair/typebox';
import { ClientParams } from '../../access/access.schemas.ts';
import { takeAttempt } from '../../access/attempts.sql.ts';
import { ownCaller } from '../../access/caller.ts';
import { dataExports, dataRequests } from '../../access/limits.ts';
import { withClient } from '../../database/locked-client.sql.ts';
import type { Routes } from '../../http/api.ts';
import { signedInCall } from '../../http/described-call.ts';
import { refuseWord } from '../../http/refusal.ts';
import { consentHistory } from './consent-history.sql.ts';
import { keepRequest, requestOf, requestsOf } from './data-requests.sql.ts';
import { exportClient } from './export/client-export.sql.ts';
import { ClientExport, ConsentAnswers, DataRequest, DataRequestBody, RequestParams } from './my-data.schemas.ts';

/** What the portal keeps about a client. The paths are ours. @see Lei 13.709/2018, art. 18; decisions 0240 to 0242 */
export const myDataRoutes: Routes = (api, services) => {
  api.get(
    '/clients/:id/my-data',
    signedInCall('profile', 'Everything about the client, at most ten times a day', {
      params: ClientParams,
      answer: ClientExport,
    }),
    async (request) => {
      const { clientId } = await ownCaller(request, services, request.params.id);
      await takeAttempt(services, dataExports(clientId));
      const now = services.clock.now();
      const tables = await exportClient(services.db, { clientId, address: request.ip, now });
      return {
        exportedAt: now.toISOString(),
        tables: tables.map((table) => ({ ...table, records: [...table.records] })),
      };
    },
  );

  api.get(
    '/clients/:id/consents',
    signedInCall('profile', 'What the client answered about the consent, newest first', {
      params: ClientParams,
      answer: ConsentAnswers,
    }),
    async (request) => {
      const { clientId } = await ownCaller(request, services, request.params.id);
      return consentHistory(services.db, clientId);
    },
  );

  requestRoutes(api, services);
};

const requestRoutes: Routes = (api, services) => {
  api.get(
    '/clients/:id/data-requests',
    signedInCall('profile', 'What the client asked about their data, newest first', {
      params: ClientParams,
      answer: Type.Array(DataRequest),
    }),
    async (request) => {
      const { clientId } = await ownCaller(request, services, request.params.id);
      return requestsOf(services.db, clientId);
    },
  );

  api.get(
    '/clients/:id/data-requests/:request',
    signedInCall('profile', 'One of these requests', { params: RequestParams, answer: DataRequest }),
    async (request) => {
      const { clientId } = await ownCaller(request, services, request.params.id);
      const found = await requestOf(services.db, clientId, request.params.request);
      if (found === undefined) throw refuseWord(404, 'not_found');
      return found;
    },
  );

  api.post(
    '/clients/:id/data-requests',
    signedInCall('profile', 'Ask for a correction or a deletion: one open request of each kind', {
      params: ClientParams,
      body: DataRequestBody,
      answer: DataRequest,
    }),
    async (request) => {
      const { clientId } = await ownCaller(request, services, request.params.id);
      await takeAttempt(services, dataRequests(clientId));
      const asked = { ...request.body, now: services.clock.now() };
      const kept = await withClient(services.db, clientId, (client) => keepRequest(client, asked));
      if (kept === undefined) throw refuseWord(409, 'request_open');
      return kept;
    },
  );
};
