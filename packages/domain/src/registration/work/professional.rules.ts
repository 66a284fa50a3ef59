import type { ProfessionalType } from './professional-record.ts';

/** The fields that the page of professional information asks for. */
interface ProfessionalParts {
  readonly hasCareer: boolean;
  readonly hasCompany: boolean;
  readonly hasCnpj: boolean;
}

/** The fields of each professional type. @see spec A §5 Registration, Equity "Company and CNPJ visibility" */
export const professionalParts = (type: ProfessionalType | undefined): ProfessionalParts => ({
  hasCareer: type === 'salaried' || type === 'liberal',
  hasCompany: type === 'salaried' || type === 'liberal' || type === 'businessperson',
  hasCnpj: type === 'salaried' || type === 'businessperson',
});

/**
 * Whether a client must give an income. A client in office has no profession here, but must give one.
 *
 * @see spec A §5 Registration, Equity; decisions Q016, Q053
 */
export const isIncomeRequired = (type: ProfessionalType | undefined): boolean =>
  type !== 'capitalist' && type !== 'housekeeper' && type !== 'student';
