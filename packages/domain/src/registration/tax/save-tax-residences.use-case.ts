import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { RegistrationError } from '../registration.errors.ts';
import { checkTaxResidences } from './tax-residence.form.ts';
import type { TaxResidence } from './fatca-record.ts';
import type { FatcaRecords } from '../records.ports.ts';

/** Saves the other-country page. */
export type SaveTaxResidences = (
  clientId: number,
  residences: readonly TaxResidence[],
) => TE.TaskEither<RegistrationError | CallFailure, void>;

/** Saves the countries with the answers of the FATCA page. The client must save that page before. @see decision Q050 */
export const makeSaveTaxResidences =
  (fatcas: FatcaRecords): SaveTaxResidences =>
  (clientId, given) =>
    pipe(
      TE.fromEither(checkTaxResidences(given)),
      TE.bindTo('residences'),
      TE.bindW('saved', () => fatcas.read(clientId)),
      TE.chainW(({ saved, residences }) =>
        saved === undefined
          ? TE.left<RegistrationError | CallFailure>({ _tag: 'NoTaxDeclaration' })
          : fatcas.save(clientId, { answers: saved.answers, residences }),
      ),
    );
