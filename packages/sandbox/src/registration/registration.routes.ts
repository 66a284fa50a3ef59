import { ClientParams } from '../access/access.schemas.ts';
import { clearedCaller, onlyOwn, signedInCaller } from '../access/caller.ts';
import type { Routes } from '../http/api.ts';
import { refuseCode } from '../http/refusal.ts';
import { Refusals, SIGNED_IN } from '../http/wire.schemas.ts';
import { Banks, CheckList, CheckListParams, RegistrationForm } from './registration.schemas.ts';
import { checkList, registrationForm } from './registration.sql.ts';

const tags = ['registration'];

/** How far a registration is, and the list of banks. @see spec A §7 Dashboard and lists */
export const registrationRoutes: Routes = (api, services) => {
  api.get(
    '/registrationForm/clients/:id',
    {
      schema: {
        tags,
        summary: "A client's registration form: 404 ERR118 without one",
        security: SIGNED_IN,
        params: ClientParams,
        response: { 200: RegistrationForm, ...Refusals },
      },
    },
    async (request) => {
      onlyOwn(await clearedCaller(request, services), request.params.id);
      const form = await registrationForm(services.db, request.params.id);
      if (form === undefined) throw refuseCode(404, 'ERR118');
      return form;
    },
  );

  api.get(
    '/checkListForm/:formId/:clientId',
    {
      schema: {
        tags,
        summary: 'What is filled and what is missing',
        security: SIGNED_IN,
        params: CheckListParams,
        response: { 200: CheckList, ...Refusals },
      },
    },
    async (request) => {
      onlyOwn(await clearedCaller(request, services), request.params.clientId);
      const list = await checkList(services.db, request.params);
      if (list === undefined) throw refuseCode(404, 'ERR118');
      return list;
    },
  );

  api.get(
    '/banks/all',
    { schema: { tags, summary: 'Every bank', security: SIGNED_IN, response: { 200: Banks, ...Refusals } } },
    async (request) => {
      await signedInCaller(request, services);
      return services.db.selectFrom('banks').selectAll().orderBy('code').execute();
    },
  );
};
