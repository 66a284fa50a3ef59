import type { Routes } from '../../http/api.ts';
import { openCall } from '../../http/described-call.ts';
import { refuseWord } from '../../http/refusal.ts';
import { Nothing } from '../../http/wire.schemas.ts';
import { handleRequest } from './data-requests.sql.ts';
import { StaffAnswerBody } from './my-data.schemas.ts';

/** Does what the staff do with a client's request: `portal sandbox backoffice answer-request ID --text …`. */
export const dataRequestControls: Routes = (api, { db, clock }) => {
  api.post(
    '/backoffice/answer-request',
    openCall('sandbox', "Answer a client's request about their data, or take it up when there is no text", {
      body: StaffAnswerBody,
      answer: Nothing,
    }),
    async (request) => {
      const handled = await handleRequest(db, { ...request.body, now: clock.now() });
      if (handled === 'unknown') throw refuseWord(404, 'no_such_request');
      if (handled === 'answered before') throw refuseWord(409, 'already_answered');
      return {};
    },
  );
};
