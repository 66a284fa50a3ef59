import type { Choice } from '../../kernel/fields/index.ts';

/** A client's number at another country's tax office, or why there is none: exactly one of the three. @see decision Q050 */
type TaxId =
  | { readonly _tag: 'Has'; readonly number: string }
  | { readonly _tag: 'Waiting' }
  | { readonly _tag: 'NotNeeded' };

/** A country where a client pays taxes. @see spec A §3 FATCA record, answers */
export interface TaxResidence {
  readonly countryId: number;
  readonly taxId: TaxId;
}

/** Whether there is a number, in the words of the three flags. @see spec A §3 FATCA record */
export const TAX_ID_CHOICES = [
  { value: 'Has', label: 'Possuo NIF' },
  { value: 'Waiting', label: 'Aguardando o NIF' },
  { value: 'NotNeeded', label: 'O país não exige NIF' },
] as const satisfies readonly Choice<TaxId['_tag']>[];
