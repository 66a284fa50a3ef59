import type { Values, Choice } from '../../kernel/fields/index.ts';
import type { fatcaDataForm } from './fatca-data.form.ts';

/** The client's number at the tax office of another country, or the reason for no number. @see decision Q050 */
type TaxId =
  | { readonly _tag: 'Has'; readonly number: string }
  | { readonly _tag: 'Waiting' }
  | { readonly _tag: 'NotNeeded' };

/** A country where a client pays taxes. @see spec A §3 FATCA record, answers */
export interface TaxResidence {
  readonly countryId: number;
  readonly taxId: TaxId;
}

/** The three answers to the question about the number. @see spec A §3 FATCA record */
export const TAX_ID_CHOICES = [
  { value: 'Has', label: 'Possuo NIF' },
  { value: 'Waiting', label: 'Aguardando o NIF' },
  { value: 'NotNeeded', label: 'O país não exige NIF' },
] as const satisfies readonly Choice<TaxId['_tag']>[];

type FatcaForm = ReturnType<typeof fatcaDataForm>;

/** The values of the FATCA page. A question that the page did not ask has no value. */
export type FatcaDataValues = Values<FatcaForm['fields'], keyof FatcaForm['visibleWhen']>;

/** The tax ties of a client to other countries. @see spec A §3 FATCA record */
export interface FatcaRecord {
  readonly answers: FatcaDataValues;
  /** The countries of the other-country page. Empty before the client filled it in, and for a FATCA declaration. */
  readonly residences: readonly TaxResidence[];
}
