import { ClientParams } from '../../access/access.schemas.ts';
import { clearedCaller, ownCaller, type Caller } from '../../access/caller.ts';
import { withClient } from '../../database/locked-client.sql.ts';
import type { Routes, Services } from '../../http/api.ts';
import { refuseCode } from '../../http/refusal.ts';
import { signedInCall } from '../../http/described-call.ts';
import { Nothing } from '../../http/wire.schemas.ts';
import { dayOfSaoPaulo } from '../../time/sao-paulo-days.ts';
import { keepMailing } from '../address/mailings.sql.ts';
import { checkListOf } from '../flags/check-lists.sql.ts';
import { assertOpen, PROFILE_PAGES } from './open-registration.sql.ts';
import { CheckList, CheckListParams, FormChanges, FormParams, RegistrationForm } from './registration-form.schemas.ts';
import { keepSigningCity, ownerOfForm, registrationFormOf } from './registration-form.sql.ts';

/** @throws Refusal 404 for another client's form and for an unknown one. The answer does not tell which ids exist */
const demandOwnForm = async ({ db }: Services, caller: Caller, formId: number): Promise<void> => {
  const owner = await ownerOfForm(db, formId);
  if (owner !== caller.clientId) throw refuseCode(404, 'ERR118');
};

/** @throws Refusal 404 for a client without a registration */
const demandForm = async ({ db, clock }: Services, clientId: number) => {
  const form = await registrationFormOf(db, clientId, dayOfSaoPaulo(clock.now()));
  if (form === undefined) throw refuseCode(404, 'ERR118');
  return form;
};

/** Registration forms with their check lists. @see spec A §7; decision 0151 */
export const registrationFormRoutes: Routes = (api, services) => {
  const { db, clock } = services;

  api.get(
    '/registrationForm/:id',
    signedInCall('registration', 'A registration form: 404 ERR118 for one that is not there', {
      params: FormParams,
      answer: RegistrationForm,
    }),
    async (request) => {
      const caller = await clearedCaller(request, services);
      await demandOwnForm(services, caller, request.params.id);
      return demandForm(services, caller.clientId);
    },
  );

  api.get(
    '/registrationForm/clients/:id',
    signedInCall('registration', "A client's registration form: 404 ERR118 without one", {
      params: ClientParams,
      answer: RegistrationForm,
    }),
    async (request) => {
      await ownCaller(request, services, request.params.id);
      return demandForm(services, request.params.id);
    },
  );

  api.put(
    '/registrationForm/:id',
    signedInCall('registration', 'Change what is mailed to the client of a form, or where the client signs', {
      params: FormParams,
      body: FormChanges,
      answer: Nothing,
    }),
    async (request) => {
      const caller = await clearedCaller(request, services);
      await demandOwnForm(services, caller, request.params.id);
      const { mailing, investorDeclaration } = request.body;
      await withClient(db, caller.clientId, async (client) => {
        if (mailing) await keepMailing(client, mailing);
        if (!investorDeclaration) return;
        await assertOpen(client, clock.now(), PROFILE_PAGES);
        await keepSigningCity(client, investorDeclaration.local, dayOfSaoPaulo(clock.now()));
      });
      return {};
    },
  );

  api.get(
    '/checkListForm/:formId/:clientId',
    signedInCall('registration', 'What is filled and what is missing', { params: CheckListParams, answer: CheckList }),
    async (request) => {
      await ownCaller(request, services, request.params.clientId);
      const list = await checkListOf(db, request.params);
      if (list === undefined) throw refuseCode(404, 'ERR118');
      return list;
    },
  );
};
