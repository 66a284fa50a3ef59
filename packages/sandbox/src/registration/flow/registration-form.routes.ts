import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { ClientParams } from '../../access/access.schemas.ts';
import { clearedCaller, onlyOwn } from '../../access/caller.ts';
import type { Routes, Services } from '../../http/api.ts';
import { refuseCode, refuseWord } from '../../http/refusal.ts';
import { ClientId, Nothing, Refusals, SIGNED_IN } from '../../http/wire.schemas.ts';
import { keepMailing, Mailing, MailingBody, mailingOf } from '../address/mailings.sql.ts';
import { RegistrationForm } from '../registration.schemas.ts';
import { registrationForm } from '../registration.sql.ts';

const tags = ['registration'];
const FormParams = Type.Object({ id: ClientId });

/** Whose a form is, when it is the caller's. @throws Refusal 404 for a form that nobody has, 403 for another's */
const ownerOfForm = async (request: FastifyRequest, formId: number, services: Services): Promise<number> => {
  const caller = await clearedCaller(request, services);
  const form = await services.db
    .selectFrom('registration_forms')
    .where('id', '=', formId)
    .select('client_id')
    .executeTakeFirst();
  if (form === undefined) throw refuseCode(404, 'ERR118');
  onlyOwn(caller, form.client_id);
  return form.client_id;
};

/** A registration form by its own id, and what is mailed to its client. @see spec A §7; docs/decisions/0151 */
export const registrationFormRoutes: Routes = (api, services) => {
  api.get(
    '/registrationForm/:id',
    {
      schema: {
        tags,
        summary: 'A registration form: 404 ERR118 for one that is not there',
        security: SIGNED_IN,
        params: FormParams,
        response: { 200: RegistrationForm, ...Refusals },
      },
    },
    async (request) => {
      const form = await registrationForm(services.db, await ownerOfForm(request, request.params.id, services));
      if (form === undefined) throw refuseCode(404, 'ERR118');
      return form;
    },
  );

  api.put(
    '/registrationForm/:id',
    {
      schema: {
        tags,
        summary: 'Change what is mailed to the client of a form',
        security: SIGNED_IN,
        params: FormParams,
        body: Type.Object({ mailing: MailingBody }),
        response: { 200: Nothing, ...Refusals },
      },
    },
    async (request) => {
      const clientId = await ownerOfForm(request, request.params.id, services);
      await keepMailing(services.db, clientId, request.body.mailing);
      return {};
    },
  );

  api.get(
    '/mailing/:id',
    {
      schema: {
        tags,
        summary: "What is mailed to a client, by the client's id: 404 before they chose",
        security: SIGNED_IN,
        params: ClientParams,
        response: { 200: Mailing, ...Refusals },
      },
    },
    async (request) => {
      onlyOwn(await clearedCaller(request, services), request.params.id);
      const mailing = await mailingOf(services.db, request.params.id);
      if (mailing === null) throw refuseWord(404, 'not_found');
      return mailing;
    },
  );
};
