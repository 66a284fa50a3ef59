import { parseCep } from '../../kernel/cep.ts';
import type { PostalAddress } from '../client/client-record.ts';

/** An address in Rio. @throws RangeError for a text that is not a postal code */
export const addressOf = (postalCode: string): PostalAddress => {
  const cep = parseCep(postalCode);
  if (cep === undefined) throw new RangeError(`not a CEP: ${postalCode}`);
  return {
    cep,
    street: 'Praça Floriano',
    number: '7',
    complement: undefined,
    neighborhood: 'Centro',
    city: 'Rio de Janeiro',
    state: 'RJ',
  };
};
