import {
  makeHttpChangeReports,
  makeHttpClientRecords,
  makeHttpNewClients,
  makeHttpPapers,
  makeHttpPlanners,
  makeHttpPostalCodes,
  makeHttpRegistrationRecords,
  makeHttpStandings,
} from '@aroeira/adapters-http/registration';
import { makeUnfinishedSaves } from '@aroeira/adapters-http/storage';
import {
  adjustedParts,
  composeEdits,
  flagsOf,
  makeCreateClient,
  makeFillPages,
  makeFindEditor,
  makeFindProgress,
  makeLoadClientStanding,
  makeLoadFlowFacts,
  makeLookUpAddress,
  makeSaveMailing,
  makeSaveStep,
  makeSubmitPage,
  standingWith,
  type LoadClientStanding,
  type RegistrationPlaces,
  type StandingClient,
} from '@aroeira/domain/registration';
import { isRenewalDue, makeFindNextPage, type RenewalUseCases, type RenewingClient } from '@aroeira/domain/renewal';
import { flow } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Access } from '../access/access.composition.ts';
import type { Connection } from '../connection.ts';
import { composeDeclared, composeRecords } from './flow/registration-records.composition.ts';
import type { FlagsUseCases } from './flags/flags.composition.ts';

/** What other capabilities and the device give. */
interface Given extends FlagsUseCases, Pick<RenewalUseCases, 'load'> {
  readonly place: RegistrationPlaces;
}

/** Finds out who edits the registration, as the pages of the web do. */
const composeEditor = (loadStanding: LoadClientStanding, load: Given['load']) =>
  makeFindEditor<RenewingClient & StandingClient>({
    loadStanding: ({ clientId }) => loadStanding(clientId),
    isRenewalDue: flow(
      load,
      T.map(({ renewal }) => isRenewalDue(renewal.status)),
    ),
  });

/** The use cases of the registration: the creation of a client, which ends in a sign-in, and the pages that follow. */
export const composeRegistration = (
  connection: Connection,
  { signIn, acceptConsent }: Pick<Access, 'signIn' | 'acceptConsent'>,
  { gatherStanding, load, place }: Given,
) => {
  const { http, deviceInfo } = connection;
  const [clients, papers] = [makeHttpClientRecords(http), makeHttpPapers({ http })];
  const standings = makeHttpStandings(http);
  const edits = composeEdits({
    clients,
    papers,
    standings,
    reports: makeHttpChangeReports(http),
    unfinished: makeUnfinishedSaves(),
  });
  const registrations = makeHttpRegistrationRecords(http);
  const loadFacts = makeLoadFlowFacts({ clients, loadDeclared: composeDeclared(connection) });
  const loadStanding = makeLoadClientStanding(standings);
  const findEditor = composeEditor(loadStanding, load);
  const findProgress = makeFindProgress({ clients, loadFacts, gatherStanding });
  return {
    createClient: makeCreateClient({ newClients: makeHttpNewClients({ http, deviceInfo }), signIn, acceptConsent }),
    planners: makeHttpPlanners(http).list,
    savePlanner: makeSaveStep({ step: 'choosePlanner', save: clients.savePlanner, loadFacts }),
    lookUpAddress: makeLookUpAddress(makeHttpPostalCodes(http)),
    picture: papers.picture,
    record: clients.read,
    mailing: registrations.mailing,
    loadFacts,
    /** The parts that the staff asked a client for again. `undefined` without an adjustment. */
    adjusted: flow(
      loadStanding,
      TE.map((facts) => adjustedParts(flagsOf(standingWith(facts, undefined)).canCompleteRegistration)),
    ),
    submitPage: makeSubmitPage({
      findEditor,
      loadFacts,
      findDue: flow(
        findProgress,
        TE.map(({ due }) => due),
      ),
    }),
    fillPages: makeFillPages({ findEditor, loadFacts }),
    findProgress,
    findNextPage: makeFindNextPage({ findProgress, loadRenewal: load, place }),
    place,
    saveIdentification: makeSaveStep({ step: 'identification', save: edits.saveIdentification, loadFacts }),
    savePersonalData: makeSaveStep({ step: 'personalData', save: clients.savePersonalData, loadFacts }),
    saveAddress: makeSaveStep({ step: 'addressData', save: edits.saveAddress, loadFacts }),
    saveMailing: makeSaveMailing(registrations),
    saveTaxInformation: makeSaveStep({ step: 'taxInformation', save: clients.saveTaxInformation, loadFacts }),
    ...composeRecords(connection, loadFacts),
  };
};

export type RegistrationUseCases = ReturnType<typeof composeRegistration>;
