import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { FatcaDataValues } from './fatca-record.ts';
import type { FatcaRecords } from './fatca-records.ports.ts';
import type { RegistrationError } from '../registration.errors.ts';
import { checkTaxResidences } from './tax-residence.form.ts';
import type { TaxResidence } from './tax-residence.ts';

/** Saves the FATCA page. */
export type SaveFatca = (clientId: number, answers: FatcaDataValues) => TE.TaskEither<CallFailure, void>;

/** Saves the other-country page. */
export type SaveTaxResidences = (
  clientId: number,
  residences: readonly TaxResidence[],
) => TE.TaskEither<RegistrationError | CallFailure, void>;

/**
 * One record holds both pages: the countries that were named before stay, unless it is a FATCA declaration now, which
 * has none.
 *
 * @see spec A §4 Registration flow (new client); docs/decisions/0155
 */
export const makeSaveFatca =
  (fatcas: FatcaRecords): SaveFatca =>
  (clientId, answers) =>
    answers.taxDeclaration === 'fatca'
      ? fatcas.save({ answers, residences: [] })
      : pipe(
          fatcas.read(clientId),
          TE.chain((kept) => fatcas.save({ answers, residences: kept?.residences ?? [] })),
        );

/** Saves the countries beside the answers of the FATCA page, which has to be there first. @see decision Q050 */
export const makeSaveTaxResidences =
  (fatcas: FatcaRecords): SaveTaxResidences =>
  (clientId, given) =>
    pipe(
      TE.fromEither(checkTaxResidences(given)),
      TE.bindTo('residences'),
      TE.bindW('kept', () => fatcas.read(clientId)),
      TE.chainW(({ kept, residences }) =>
        kept === undefined
          ? TE.left<RegistrationError | CallFailure>({ _tag: 'NoTaxDeclaration' })
          : fatcas.save({ answers: kept.answers, residences }),
      ),
    );
