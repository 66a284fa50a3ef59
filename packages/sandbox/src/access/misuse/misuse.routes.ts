import { Type } from '@sinclair/typebox';
import type { Routes } from '../../http/api.ts';
import { refuseWord } from '../../http/refusal.ts';
import { openCall } from '../../http/described-call.ts';
import { Nothing } from '../../http/wire.schemas.ts';
import { LoginId } from '../access.schemas.ts';
import { takeAttempt } from '../attempts.sql.ts';
import { reportsFromAddress } from '../limits.ts';
import { reportMisuse } from './misuse.sql.ts';

/** Other text comes from an incomplete link. The server refuses it, because it blocks nothing then. */
const MisuseBody = Type.Object({ loginId: LoginId });

/** Takes the report of the link in the e-mail about a new sign-in. The answer does not tell whether the login id exists. @see spec A §7 Auth */
export const misuseRoutes: Routes = (api, services) => {
  api.post(
    '/auth/acessoIndevido',
    openCall(
      'access',
      'Report a sign-in by somebody else: blocks and signs out every device of that client; 410 after that sign-in ended',
      { body: MisuseBody, answer: Nothing },
    ),
    async (request) => {
      await takeAttempt(services, reportsFromAddress(request.ip));
      const { loginId } = request.body;
      const reported = await reportMisuse(services.db, { loginId, address: request.ip, now: services.clock.now() });
      // The client must not read that devices are blocked (decision Q035).
      if (reported === 'LinkEnded') throw refuseWord(410, 'link_ended');
      return {};
    },
  );
};
