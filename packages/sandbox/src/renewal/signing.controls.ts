import { Type } from '@sinclair/typebox';
import type { Routes } from '../http/api.ts';
import { refuseWord } from '../http/refusal.ts';
import { openCall } from '../http/described-call.ts';
import { Nothing } from '../http/wire.schemas.ts';
import { signByToken } from './renewal.sql.ts';

/** Signs instead of the signing provider, under `/sandbox`. The command line calls it: `backoffice sign TOKEN`. */
export const signingControls: Routes = (api, { db, clock }) => {
  api.post(
    '/backoffice/sign',
    openCall('sandbox', 'Sign the renewal that waits for it, by the token of its document', {
      body: Type.Object({ token: Type.String({ format: 'uuid' }) }),
      answer: Nothing,
    }),
    async (request) => {
      if (!(await signByToken(db, request.body.token, clock.now()))) throw refuseWord(404, 'nothing_to_sign');
      return {};
    },
  );
};
