import type {
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
  NewClients: token<NewClients>('NewClients'),
  BeginRegistration: token<BeginRegistration>('BeginRegistration'),
  CreateClient: token<CreateClient>('CreateClient'),
  Planners: token<Planners>('Planners'),
  PepRecords: token<PepRecords>('PepRecords'),
  FatcaRecords: token<FatcaRecords>('FatcaRecords'),
  PostalCodes: token<PostalCodes>('PostalCodes'),
  ChangeReports: token<ChangeReports>('ChangeReports'),
  LookUpAddress: token<LookUpAddress>('LookUpAddress'),
  ReadAddress: token<ReadAddress>('ReadAddress'),
  ReadIdentification: token<ReadIdentification>('ReadIdentification'),
  /** Saves the identity document, and reports the change of an approved client. */
  SaveIdentification: token<Papers['saveIdentification']>('SaveIdentification'),
  /** Saves the address, and reports the change of an approved client. */
  SaveAddress: token<SaveAddress>('SaveAddress'),
  ReadRegistration: token<ReadRegistration>('ReadRegistration'),
  StepDrafts: token<StepDrafts>('StepDrafts'),
};
