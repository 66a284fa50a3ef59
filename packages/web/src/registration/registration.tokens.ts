import type {
  BankAccounts,
  EquityRecords,
  OptionLists,
  OpenRegistrations,
  ProfessionalRecords,
  SaveBankAccounts,
  ChangeReports,
  ClientRecords,
  EditUseCases,
  FatcaRecords,
  FormUseCases,
  LookUpAddress,
  NewClients,
  Papers,
  PepRecords,
  Planners,
  PostalCodes,
  RegistrationRecords,
  Standings,
  StepDrafts,
  UnfinishedSaves,
} from '@aroeira/domain/registration';
import { tokens } from '../composition/token.ts';
import type { KeptRecords } from './form/kept-records.ts';

/** What the server keeps of a registration. The pages of the profile read and save parts of it too. */
export const REGISTRATION = tokens<{
  Standings: Standings;
  ClientRecords: ClientRecords;
  RegistrationRecords: Pick<RegistrationRecords, 'ofClient' | 'saveSigningCity'>;
  Papers: Papers;
  NewClients: NewClients;
  Planners: Planners;
  PepRecords: PepRecords;
  FatcaRecords: FatcaRecords;
  PostalCodes: PostalCodes;
  ChangeReports: ChangeReports;
  UnfinishedSaves: UnfinishedSaves;
  LookUpAddress: LookUpAddress;
  Edits: EditUseCases;
  OptionLists: OptionLists;
  ProfessionalRecords: ProfessionalRecords;
  EquityRecords: EquityRecords;
  BankAccounts: BankAccounts;
  /** Saves all accounts, and reports the change of an approved client. */
  SaveBankAccounts: SaveBankAccounts;
  StepDrafts: StepDrafts;
  /** What the pages of the form share. */
  KeptRecords: KeptRecords;
  Form: FormUseCases;
  OpenRegistrations: OpenRegistrations;
}>('REGISTRATION');
