import type * as Domain from '@aroeira/domain/registration';
import { tokens } from '../composition/token.ts';

/** What the server keeps of a registration. The pages of the profile read and save parts of it too. */
export const REGISTRATION = tokens<{
  Standings: Domain.Standings;
  ClientRecords: Domain.ClientRecords;
  RegistrationRecords: Pick<Domain.RegistrationRecords, 'ofClient' | 'saveSigningCity'>;
  Papers: Domain.Papers;
  NewClients: Domain.NewClients;
  Planners: Domain.Planners;
  PepRecords: Domain.PepRecords;
  FatcaRecords: Domain.FatcaRecords;
  PostalCodes: Domain.PostalCodes;
  ChangeReports: Domain.ChangeReports;
  UnfinishedSaves: Domain.UnfinishedSaves;
  LookUpAddress: Domain.LookUpAddress;
  Edits: Domain.EditUseCases;
  OptionLists: Domain.OptionLists;
  ProfessionalRecords: Domain.ProfessionalRecords;
  EquityRecords: Domain.EquityRecords;
  BankAccounts: Domain.BankAccounts;
  /** Saves all accounts, and reports the change of an approved client. */
  SaveBankAccounts: Domain.SaveBankAccounts;
  StepDrafts: Domain.StepDrafts;
  OpenRegistrations: Domain.OpenRegistrations;
}>('REGISTRATION');
