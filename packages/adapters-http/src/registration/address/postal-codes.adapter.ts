import { parseState, type FoundAddress, type PostalCodes } from '@aroeira/domain/registration';
import * as t from 'io-ts';
import type { HttpClient } from '../../http/http-client.ts';
import { inOurWords } from '../../http/record.codec.ts';

/** A part of the address. A missing part fills no field. */
const Part = t.union([t.string, t.null, t.undefined]);

/** @see spec A §7 Registration, suitability, signature, renewal */
const PostalCodeWire = t.type({
  logradouro: Part,
  bairro: Part,
  localidade: Part,
  uf: Part,
  complemento: Part,
  erro: t.union([t.boolean, t.string, t.null, t.undefined]),
});

/** An unknown postal code has `erro`. Some services write it as a text. */
const addressOf = (wire: t.TypeOf<typeof PostalCodeWire>): FoundAddress | undefined =>
  wire.erro === true || wire.erro === 'true'
    ? undefined
    : {
        street: wire.logradouro ?? '',
        neighborhood: wire.bairro ?? '',
        city: wire.localidade ?? '',
        state: parseState(wire.uf ?? ''),
        complement: wire.complemento ?? '',
      };

/** Postal codes over the portal API. @see spec A §7 `POST cep-new/{zipcode}` */
export const makeHttpPostalCodes = (http: HttpClient): PostalCodes => ({
  find: (cep) =>
    http.post(`cep-new/${cep}`, inOurWords(PostalCodeWire, addressOf), {
      acts: false,
      shows: Object.keys(PostalCodeWire.props),
    }),
});
