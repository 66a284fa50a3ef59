import { makeHttpConformityTerms, makeHttpPersonalRecords } from '@aroeira/adapters-http/profile';
import { makeHttpRegistrationRecords } from '@aroeira/adapters-http/registration';
import { makeOpenConformityTerm, makeSavePhoto } from '@aroeira/domain/profile';
import type { Connection } from '../composition.ts';

/** The use cases of the profile. */
export const composeProfile = ({ http }: Connection) => {
  const records = makeHttpPersonalRecords(http);
  return {
    record: records.read,
    savePhoto: makeSavePhoto(records),
    conformityTerm: makeOpenConformityTerm({
      terms: makeHttpConformityTerms(http),
      registrations: makeHttpRegistrationRecords(http),
    }),
  };
};

export type ProfileUseCases = ReturnType<typeof composeProfile>;
