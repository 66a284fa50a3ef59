import type {
  ChangeReports,
  ClientRecords,
  LookUpAddress,
  Papers,
  PostalCodes,
  ReadAddress,
  RegistrationRecords,
  SaveAddress,
  Standings,
} from '@aroeira/domain/registration';
import { token } from '../composition/token.ts';

/** What the server keeps of a registration. The pages of the profile read and save parts of it too. */
export const REGISTRATION = {
  Standings: token<Standings>('Standings'),
  ClientRecords: token<ClientRecords>('ClientRecords'),
  RegistrationRecords: token<Pick<RegistrationRecords, 'ofClient' | 'saveSigningCity'>>('RegistrationRecords'),
  Papers: token<Papers>('Papers'),
  PostalCodes: token<PostalCodes>('PostalCodes'),
  ChangeReports: token<ChangeReports>('ChangeReports'),
  LookUpAddress: token<LookUpAddress>('LookUpAddress'),
  ReadAddress: token<ReadAddress>('ReadAddress'),
  /** Saves the address, and reports the change of an approved client. */
  SaveAddress: token<SaveAddress>('SaveAddress'),
};
