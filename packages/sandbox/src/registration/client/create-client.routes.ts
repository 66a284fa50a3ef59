import { takeAttempt } from '../../access/attempts.sql.ts';
import { audit } from '../../access/audit.sql.ts';
import { isTaken } from '../../access/client-of.sql.ts';
import { registrationsFromAddress } from '../../access/limits.ts';
import { hashPassword } from '../../access/password/passwords.ts';
import type { Routes } from '../../http/api.ts';
import { openCall } from '../../http/described-call.ts';
import { assertNoFault } from '../../http/field-fault.ts';
import { refuseCode } from '../../http/refusal.ts';
import { Nothing } from '../../http/wire.schemas.ts';
import { dayOfSaoPaulo } from '../../time/sao-paulo-days.ts';
import { faultOf } from './create-client-checks.ts';
import { CreateClientBody } from './create-client.schemas.ts';
import { createClient } from './create-client.sql.ts';
import { assertPlanner } from './planners.sql.ts';

/** Registers new clients. The server repeats every check of the product. @see spec A §7 */
export const createClientRoutes: Routes = (api, services) => {
  api.post(
    '/clients/create',
    openCall(
      'registration',
      'Register a client, with a password and an empty form: 400 ERR063 for a document that is taken',
      { body: CreateClientBody, answer: Nothing },
    ),
    async ({ body: { password, ...body }, ip: address }) => {
      const { db, clock } = services;
      await takeAttempt(services, registrationsFromAddress(address));
      const now = clock.now();
      assertNoFault(faultOf(body, dayOfSaoPaulo(now)));
      await assertPlanner(db, body.associateId);
      // Checks this before the slow hash of the password. The insert refuses a document that was taken meanwhile.
      if (await isTaken(db, body.document)) {
        await audit(db, { event: 'registration refused', clientId: undefined, address, now });
        throw refuseCode(400, 'ERR063');
      }
      const passwordHash = await hashPassword(password);
      if (!(await createClient(db, { body, passwordHash, address, now }))) throw refuseCode(400, 'ERR063');
      return {};
    },
  );
};
