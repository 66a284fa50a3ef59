import type { Values } from '../../kernel/fields/index.ts';
import type { fatcaDataForm } from './fatca-data.form.ts';
import type { TaxResidence } from './tax-residence.ts';

type FatcaForm = ReturnType<typeof fatcaDataForm>;

/** The values of the FATCA page. A question that the page did not ask has no value. */
export type FatcaDataValues = Values<FatcaForm['fields'], keyof FatcaForm['visibleWhen']>;

/** The tax ties of a client to other countries. @see spec A §3 FATCA record */
export interface FatcaRecord {
  readonly answers: FatcaDataValues;
  /** The countries of the other-country page. Empty before the client filled it in, and for a FATCA declaration. */
  readonly residences: readonly TaxResidence[];
}
