export { makeHttpBankAccounts } from './accounts/bank-accounts.adapter.ts';
export { makeHttpChangeReports } from './flow/change-reports.adapter.ts';
export { makeHttpClientRecords } from './client/client-records.adapter.ts';
export { makeHttpNewClients } from './client/new-clients.adapter.ts';
export { makeHttpOptionLists } from './option-lists.adapter.ts';
export { makeHttpPapers } from './identity/papers.adapter.ts';
export { makeHttpPlanners } from './client/planners.adapter.ts';
export { makeHttpReadableTerms } from './terms/readable-terms.adapter.ts';
export {
  makeHttpEquityRecords,
  makeHttpFatcaRecords,
  makeHttpPepRecords,
  makeHttpProfessionalRecords,
} from './records.adapter.ts';
export { makeHttpStandings } from './flags/standings.adapter.ts';
export { makeHttpPostalCodes } from './address/postal-codes.adapter.ts';
export { makeRegistrationPlace } from './flow/registration-place.adapter.ts';
export { makeHttpRegistrationRecords } from './flow/registration-records.adapter.ts';
// The command line's files have the names and the words of the wire.
export { SentAccountWire } from './accounts/bank-accounts.codecs.ts';
export { MailingWire, MailType } from './address/address.codecs.ts';
export {
  ChosenPlannerWire,
  TaxInformationWire,
  Gender,
  MaritalStatus,
  PersonalDataWire,
} from './client/client-records.codecs.ts';
export { NewClientWire } from './client/new-clients.codecs.ts';
export { PepRecordWire, RelationType } from './declarations/pep-records.codecs.ts';
export {
  ApprovalNumber,
  CHECK_LIST_NAMES,
  CHECK_LIST_WORDS,
  FormStandingWire,
  filledOf,
  VerdictNumber,
} from './flags/standings.codecs.ts';
export { IdentityDocumentWire, PICTURE_NAMES } from './identity/identity-documents.codecs.ts';
export { FatcaAnswersWire, REASON_FLAGS, TAX_ANSWER_WORDS, TAX_ID_FLAGS } from './tax/fatca-records.codecs.ts';
export { EquityRecordWire } from './work/equity-records.codecs.ts';
export { ProfessionalRecordWire, ProfessionalTypeNumber } from './work/professional-records.codecs.ts';
export { YesNoFromNumber } from './values.codecs.ts';
