import type {
  ChangeReports,
  ClientRecords,
  FatcaRecords,
  LookUpAddress,
  Papers,
  PepRecords,
  Planners,
  PostalCodes,
  ReadAddress,
  ReadRegistration,
  SaveAddress,
  Standings,
  StepDrafts,
} from '@aroeira/domain/registration';
import { token } from '../composition/token.ts';

/** What the server keeps of a registration. The pages of the profile read and save parts of it too. */
export const REGISTRATION = {
  Standings: token<Standings>('Standings'),
  ClientRecords: token<ClientRecords>('ClientRecords'),
  Papers: token<Papers>('Papers'),
  Planners: token<Planners>('Planners'),
  PepRecords: token<PepRecords>('PepRecords'),
  FatcaRecords: token<FatcaRecords>('FatcaRecords'),
  PostalCodes: token<PostalCodes>('PostalCodes'),
  ChangeReports: token<ChangeReports>('ChangeReports'),
  LookUpAddress: token<LookUpAddress>('LookUpAddress'),
  ReadAddress: token<ReadAddress>('ReadAddress'),
  /** Saves the address, and reports the change of an approved client. */
  SaveAddress: token<SaveAddress>('SaveAddress'),
  ReadRegistration: token<ReadRegistration>('ReadRegistration'),
  StepDrafts: token<StepDrafts>('StepDrafts'),
};
