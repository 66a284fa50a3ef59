import { makeHttpNewClients } from '@aroeira/adapters-http/registration';
import { makeCreateClient } from '@aroeira/domain/registration';
import type { Access } from '../access/access.composition.ts';
import type { Connection } from '../composition.ts';

/** The use cases of registering, which end in a sign-in. */
export const composeRegistration = (
  { http, deviceInfo }: Connection,
  { signIn, acceptConsent }: Pick<Access, 'signIn' | 'acceptConsent'>,
) => ({ createClient: makeCreateClient(makeHttpNewClients(http, deviceInfo), signIn, acceptConsent) });

export type RegistrationUseCases = ReturnType<typeof composeRegistration>;
