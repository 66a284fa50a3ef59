import { Type } from '@sinclair/typebox';
import { signedInCaller } from '../../access/caller.ts';
import type { Routes } from '../../http/api.ts';
import { Refusals, SIGNED_IN } from '../../http/wire.schemas.ts';
import { POSTAL_CODES } from './postal-codes.ts';

const Found = Type.Object({
  logradouro: Type.String(),
  bairro: Type.String(),
  localidade: Type.String(),
  uf: Type.String(),
  complemento: Type.String(),
});

/** What is where, by postal code. @see spec A §7 `POST cep-new/{zipcode}` */
export const postalCodeRoutes: Routes = (api, services) => {
  api.post(
    '/cep-new/:cep',
    {
      schema: {
        tags: ['registration'],
        summary: 'The address of a postal code, or that there is none',
        security: SIGNED_IN,
        params: Type.Object({ cep: Type.String({ pattern: '^\\d{8}$' }) }),
        response: { 200: Type.Union([Found, Type.Object({ erro: Type.Literal(true) })]), ...Refusals },
      },
    },
    async (request) => {
      await signedInCaller(request, services);
      return POSTAL_CODES.get(request.params.cep) ?? { erro: true as const };
    },
  );
};
