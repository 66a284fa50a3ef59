import { makeHttpClientRecords, makeHttpNewClients, makeHttpPlanners } from '@aroeira/adapters-http/registration';
import { makeCreateClient, makeLoadFlowFacts, makeSaveStep, type DeclaredFacts } from '@aroeira/domain/registration';
import * as TE from 'fp-ts/TaskEither';
import type { Access } from '../access/access.composition.ts';
import type { Connection } from '../composition.ts';

/** The use cases of registering: becoming a client, which ends in a sign-in, and the pages that follow. */
export const composeRegistration = (
  { http, deviceInfo }: Connection,
  { signIn, acceptConsent }: Pick<Access, 'signIn' | 'acceptConsent'>,
) => {
  const clients = makeHttpClientRecords(http);
  const loadFacts = makeLoadFlowFacts(clients, () => TE.right(UNDECLARED));
  return {
    createClient: makeCreateClient(makeHttpNewClients(http, deviceInfo), signIn, acceptConsent),
    planners: makeHttpPlanners(http).list,
    savePlanner: makeSaveStep('choosePlanner', clients.savePlanner, loadFacts),
    savePersonalData: makeSaveStep('personalData', clients.savePersonalData, loadFacts),
    saveTaxInformation: makeSaveStep('taxInformation', clients.saveTaxInformation, loadFacts),
  };
};

const UNDECLARED: DeclaredFacts = { taxDeclaration: undefined, isCurrentlyInOffice: false };

export type RegistrationUseCases = ReturnType<typeof composeRegistration>;
