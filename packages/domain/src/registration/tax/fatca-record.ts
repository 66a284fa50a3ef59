import type { Values } from '../../kernel/fields/index.ts';
import type { fatcaDataForm } from './fatca-data.form.ts';
import type { TaxResidence } from './tax-residence.ts';

type FatcaForm = ReturnType<typeof fatcaDataForm>;

/** What the FATCA page hands on; what was not asked is absent. */
export type FatcaDataValues = Values<FatcaForm['fields'], keyof FatcaForm['visibleWhen']>;

/** How a client is bound to the taxes of other countries. @see spec A §3 FATCA record */
export interface FatcaRecord {
  readonly answers: FatcaDataValues;
  /** Of the other-country page; none until it was filled in, and none for a FATCA declaration. */
  readonly residences: readonly TaxResidence[];
}
