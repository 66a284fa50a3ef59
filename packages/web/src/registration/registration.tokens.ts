import type {
  BankAccounts,
  EquityRecords,
  OptionLists,
  OpenRegistrations,
  ProfessionalRecords,
  SaveBankAccounts,
  SaveFatca,
  SavePep,
  SaveTaxResidences,
  BeginRegistration,
  ChangeReports,
  ClientRecords,
  CreateClient,
  FatcaRecords,
  LookUpAddress,
  NewClients,
  Papers,
  PepRecords,
  Planners,
  PostalCodes,
  ReadAddress,
  ReadIdentification,
  ReadRegistration,
  RegistrationRecords,
  SaveAddress,
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
  BeginRegistration: BeginRegistration;
  CreateClient: CreateClient;
  Planners: Planners;
  PepRecords: PepRecords;
  FatcaRecords: FatcaRecords;
  PostalCodes: PostalCodes;
  ChangeReports: ChangeReports;
  UnfinishedSaves: UnfinishedSaves;
  LookUpAddress: LookUpAddress;
  ReadAddress: ReadAddress;
  ReadIdentification: ReadIdentification;
  /** Saves the identity document, and reports the change of an approved client. */
  SaveIdentification: Papers['saveIdentification'];
  /** Saves the address, and reports the change of an approved client. */
  SaveAddress: SaveAddress;
  OptionLists: OptionLists;
  ProfessionalRecords: ProfessionalRecords;
  EquityRecords: EquityRecords;
  BankAccounts: BankAccounts;
  /** Saves all accounts, and reports the change of an approved client. */
  SaveBankAccounts: SaveBankAccounts;
  SavePep: SavePep;
  SaveFatca: SaveFatca;
  SaveTaxResidences: SaveTaxResidences;
  ReadRegistration: ReadRegistration;
  StepDrafts: StepDrafts;
  /** What the pages of the form share. */
  KeptRecords: KeptRecords;
  /** Saves of a client who registers or renews. They report no change to the staff. @see decision 0220 */
  SaveFormAddress: SaveAddress;
  SaveFormAccounts: SaveBankAccounts;
  OpenRegistrations: OpenRegistrations;
}>('REGISTRATION');
