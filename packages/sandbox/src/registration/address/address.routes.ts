import { Type } from '@sinclair/typebox';
import { ClientParams } from '../../access/access.schemas.ts';
import { ownCaller, signedInCaller } from '../../access/caller.ts';
import type { Routes } from '../../http/api.ts';
import { refuseWord } from '../../http/refusal.ts';
import { signedInCall } from '../../http/described-call.ts';
import { Mailing } from './mailings.schemas.ts';
import { mailingOf } from './mailings.sql.ts';
import { POSTAL_CODES } from './postal-codes.ts';

const Found = Type.Object({
  logradouro: Type.String(),
  bairro: Type.String(),
  localidade: Type.String(),
  uf: Type.String(),
  complemento: Type.String(),
});

/** Addresses by postal code, and what a client receives by mail. @see spec A §7; decision 0151 */
export const addressRoutes: Routes = (api, services) => {
  api.post(
    '/cep-new/:cep',
    signedInCall('registration', 'The address of a postal code, or that there is none', {
      params: Type.Object({ cep: Type.String({ pattern: '^\\d{8}$' }) }),
      answer: Type.Union([Found, Type.Object({ erro: Type.Literal(true) })]),
    }),
    async (request) => {
      await signedInCaller(request, services);
      return POSTAL_CODES.get(request.params.cep) ?? { erro: true as const };
    },
  );

  api.get(
    '/mailing/:id',
    signedInCall('registration', "What is mailed to a client, by the client's id: 404 before they chose", {
      params: ClientParams,
      answer: Mailing,
    }),
    async (request) => {
      await ownCaller(request, services, request.params.id);
      const mailing = await mailingOf(services.db, request.params.id);
      if (mailing === null) throw refuseWord(404, 'not_found');
      return mailing;
    },
  );
};
