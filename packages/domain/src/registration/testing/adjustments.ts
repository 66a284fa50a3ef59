import { calendarDay } from '../../kernel/days.ts';
import type { TaxInformationValues } from '../tax/tax-information.form.ts';
import type { PepRecord } from '../declarations/pep-record.ts';
import type { CheckListItem } from '../flags/flag.ts';
import type { FlowFacts } from '../flow/flow.rules.ts';
import type { FormStep } from '../flow/registration-step.ts';
import type { FatcaRecord } from '../tax/fatca-record.ts';

/** What a client answered. The answers decide which page mends an item of the check list. */
export type Situation = Partial<
  Pick<FlowFacts, 'hasWorked' | 'hasRelation' | 'hasFatca' | 'taxDeclaration' | 'isCurrentlyInOffice'>
>;

const NO_TIES: Situation = {};
const OFFICE: Situation = { hasWorked: true, isCurrentlyInOffice: true };
const ABROAD: Situation = { hasFatca: true, taxDeclaration: 'crs' };

/**
 * The page that mends each item of the check list, by what the client answered. The rule, the web and the command line
 * play it. @see decision 0265
 */
export const ADJUSTED_PAGES: readonly {
  readonly item: CheckListItem;
  readonly page: FormStep;
  readonly situation: Situation;
}[] = [
  { item: 'documents', page: 'identification', situation: NO_TIES },
  { item: 'pep', page: 'taxInformation', situation: NO_TIES },
  { item: 'pep', page: 'pepData', situation: { hasRelation: true } },
  { item: 'fatca', page: 'taxInformation', situation: NO_TIES },
  { item: 'fatca', page: 'fatcaData', situation: { hasFatca: true, taxDeclaration: 'fatca' } },
  { item: 'fatca', page: 'fatcaOtherCountry', situation: ABROAD },
  { item: 'bankAccounts', page: 'bankAccounts', situation: NO_TIES },
  { item: 'professional', page: 'professionalInformation', situation: NO_TIES },
  { item: 'professional', page: 'pepData', situation: OFFICE },
  { item: 'investorData', page: 'equityData', situation: NO_TIES },
];

/** The order in which the form asks. */
const ORDER: readonly FormStep[] = [
  'identification',
  'taxInformation',
  'bankAccounts',
  'professionalInformation',
  'equityData',
];

/** The page that comes first for a client without ties whom the staff asked for these items again. */
export const firstAdjustedPage = (...items: readonly CheckListItem[]): FormStep | undefined => {
  const pages = items.map((item) => ADJUSTED_PAGES.find((row) => row.item === item)?.page);
  return ORDER.find((page) => pages.includes(page));
};

/** Each situation of the table once. */
export const SITUATIONS: readonly Situation[] = [...new Set(ADJUSTED_PAGES.map(({ situation }) => situation))];

const yesNo = (isYes = false): 'yes' | 'no' => (isYes ? 'yes' : 'no');

/** A page of FATCA without an answer. */
export const NO_FATCA_ANSWERS: Omit<FatcaRecord['answers'], 'taxDeclaration'> = {
  hasOtherNationality: undefined,
  hasOtherTaxResidence: undefined,
  hasOtherVisa: undefined,
  hasRenouncedNationality: undefined,
  renouncedNationalities: undefined,
  wasBornInUsa: undefined,
  isUsCitizen: undefined,
  isUsPermanentResident: undefined,
  isUsTaxResident: undefined,
  refusesSsn: undefined,
  ssn: undefined,
  nonResidentReasons: undefined,
};

/** What the server has of a client in this situation. */
export const declarationsOf = ({ hasWorked, hasRelation, hasFatca, taxDeclaration }: Situation) => {
  const taxInformation: TaxInformationValues = {
    hasWorked: yesNo(hasWorked),
    hasRelation: yesNo(hasRelation),
    hasFatca: yesNo(hasFatca),
  };
  const role: PepRecord['role'] = {
    functionId: 7,
    startedOn: calendarDay('2020-02-01'),
    endedOn: undefined,
    company: 'Prefeitura',
    cnpj: undefined,
  };
  const pep: PepRecord | undefined = hasWorked === true ? { role, relation: undefined } : undefined;
  const fatca: FatcaRecord | undefined = taxDeclaration && {
    answers: { ...NO_FATCA_ANSWERS, taxDeclaration },
    residences: [],
  };
  return { taxInformation, records: { ...(pep && { pep }), ...(fatca && { fatca }) } };
};
