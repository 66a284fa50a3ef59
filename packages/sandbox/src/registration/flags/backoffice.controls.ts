import { Type } from '@sinclair/typebox';
import type { Routes } from '../../http/api.ts';
import { openCall } from '../../http/described-call.ts';
import { refuseWord } from '../../http/refusal.ts';
import { Nothing } from '../../http/wire.schemas.ts';
import { setStanding } from './backoffice.sql.ts';

/** Does what the staff of the asset manager do, under `/sandbox`. The command line's `backoffice set` calls it. */
export const backofficeControls: Routes = (api, { db }) => {
  api.post(
    '/backoffice/set',
    openCall('sandbox', 'Set the approval, the verdict of the renewal, or both, of a client', {
      body: Type.Object({
        document: Type.String({ pattern: '^[0-9A-Z]{11,14}$' }),
        approval: Type.Optional(Type.Integer({ minimum: 0, maximum: 5 })),
        renewal: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
      }),
      answer: Nothing,
    }),
    async (request) => {
      if (!(await setStanding(db, request.body))) throw refuseWord(404, 'no_such_client');
      return {};
    },
  );
};
