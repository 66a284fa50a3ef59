import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { AddressDataValues } from './address-data.form.ts';
import type { ClientRecord } from '../client/client-record.ts';
import type { FormParts } from '../flow/form-parts.ports.ts';

/** Saves the residence, and its proof when the client chose a new one. It may be repeated. */
export type SaveAddress = (
  clientId: number,
  values: AddressDataValues,
  known?: Pick<ClientRecord, 'mailingAddress'>,
) => TE.TaskEither<CallFailure, void>;

/**
 * Saves the address first, so that the server never has the proof with an older address. After a failed proof the next
 * try sends the proof alone, if the address is still the same.
 *
 * @see spec A §7 `PUT /clients/{id}`, `PUT /clients/proof-of-residence/{id}`; decision 0207
 */
export const makeSaveAddress = ({ clients, papers }: Pick<FormParts, 'clients' | 'papers'>): SaveAddress => {
  let arrived: string | undefined;
  return (clientId, { proofOfResidence, ...address }, known) => {
    const sent = JSON.stringify({ clientId, address });
    return pipe(
      sent === arrived ? TE.right(undefined) : clients.saveAddress(clientId, address, known),
      TE.chain(() => {
        arrived = sent;
        return proofOfResidence.isChanged
          ? papers.saveProofOfResidence(clientId, proofOfResidence)
          : TE.right(undefined);
      }),
      TE.map(() => {
        arrived = undefined;
      }),
    );
  };
};
