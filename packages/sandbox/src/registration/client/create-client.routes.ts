import { takeAttempt } from '../../access/attempts.sql.ts';
import { audit } from '../../access/audit.sql.ts';
import { registrationsFromAddress } from '../../access/limits.ts';
import { hashPassword } from '../../access/password/passwords.ts';
import type { Routes } from '../../http/api.ts';
import { refuseCode, refuseField } from '../../http/refusal.ts';
import { Nothing, Refusals } from '../../http/wire.schemas.ts';
import { dayOfSaoPaulo } from '../../time/sao-paulo-days.ts';
import { faultOf } from './create-client-checks.ts';
import { CreateClientBody } from './create-client.schemas.ts';
import { createClient, isPlanner, isTaken } from './create-client.sql.ts';

/** Whoever wants to be a client. Everything that the product checked is checked again. @see spec A §7 */
export const createClientRoutes: Routes = (api, services) => {
  api.post(
    '/clients/create',
    {
      schema: {
        tags: ['registration'],
        summary: 'Register a client, with a password and an empty form: 400 ERR063 for a document that is taken',
        body: CreateClientBody,
        response: { 200: Nothing, ...Refusals },
      },
    },
    async ({ body: { password, ...body }, ip: address }) => {
      const { db, clock } = services;
      await takeAttempt(services, registrationsFromAddress(address));
      const now = clock.now();
      const fault = faultOf(body, dayOfSaoPaulo(now));
      if (fault !== undefined) throw refuseField(fault.path, fault.message);
      if (body.associateId !== null && !(await isPlanner(db, body.associateId)))
        throw refuseField('/associateId', 'must be a planner');
      // Before the password is hashed, which is dear; whoever is faster meanwhile is met by the insert.
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
