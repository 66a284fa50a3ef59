import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { FatcaDataValues } from './fatca-record.ts';
import type { FatcaRecords } from '../records.ports.ts';

/** Saves the FATCA page. */
export type SaveFatca = (clientId: number, answers: FatcaDataValues) => TE.TaskEither<CallFailure, void>;

/**
 * Saves the answers in the record that also holds the other-country page. The saved countries stay, except for a FATCA
 * declaration, which has no countries.
 *
 * @see spec A §4 Registration flow (new client); decision 0155
 */
export const makeSaveFatca =
  (fatcas: FatcaRecords): SaveFatca =>
  (clientId, answers) =>
    answers.taxDeclaration === 'fatca'
      ? fatcas.save(clientId, { answers, residences: [] })
      : pipe(
          fatcas.read(clientId),
          TE.chain((saved) => fatcas.save(clientId, { answers, residences: saved?.residences ?? [] })),
        );
