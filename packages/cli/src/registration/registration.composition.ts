import {
  makeHttpBankAccounts,
  makeHttpChangeReports,
  makeHttpClientRecords,
  makeHttpEquityRecords,
  makeHttpFatcaRecords,
  makeHttpNewClients,
  makeHttpOptionLists,
  makeHttpPapers,
  makeHttpPepRecords,
  makeHttpPlanners,
  makeHttpPostalCodes,
  makeHttpProfessionalRecords,
  makeHttpRegistrationRecords,
  makeHttpStandings,
} from '@aroeira/adapters-http/registration';
import { makeUnfinishedSaves } from '@aroeira/adapters-http/storage';
import {
  adjustedParts,
  composeAccountEdit,
  composeEdits,
  composeForm,
  flagsOf,
  loadingFacts,
  makeCreateClient,
  makeFillPages,
  makeFindEditor,
  makeFindFollowing,
  makeFindProgress,
  makeLoadClientStanding,
  makeLookUpAddress,
  makeReadRegistration,
  makeSaveMailing,
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

/** What the server keeps of registrations. */
const portsOf = ({ http, clock }: Connection) => ({
  clients: makeHttpClientRecords(http),
  papers: makeHttpPapers({ http }),
  peps: makeHttpPepRecords(http),
  fatcas: makeHttpFatcaRecords(http),
  professions: makeHttpProfessionalRecords(http),
  equity: makeHttpEquityRecords(http),
  registrations: makeHttpRegistrationRecords(http),
  bankAccounts: makeHttpBankAccounts(http),
  standings: makeHttpStandings(http),
  reports: makeHttpChangeReports(http),
  unfinished: makeUnfinishedSaves(),
  clock,
});

/** The use cases of the registration: the creation of a client, which ends in a sign-in, and the pages that follow. */
export const composeRegistration = (
  connection: Connection,
  { signIn, acceptConsent }: Pick<Access, 'signIn' | 'acceptConsent'>,
  { gatherStanding, load, place }: Given,
) => {
  const { http, deviceInfo } = connection;
  const ports = portsOf(connection);
  const read = makeReadRegistration(ports);
  const loadFacts = loadingFacts(read);
  const findFollowing = makeFindFollowing(loadFacts);
  const loadStanding = makeLoadClientStanding(ports.standings);
  const findEditor = composeEditor(loadStanding, load);
  const findProgress = makeFindProgress({ read, gatherStanding });
  const findDue = flow(
    findProgress,
    TE.map(({ due }) => due),
  );
  return {
    createClient: makeCreateClient({ newClients: makeHttpNewClients({ http, deviceInfo }), signIn, acceptConsent }),
    lists: makeHttpOptionLists(http),
    planners: makeHttpPlanners(http).list,
    lookUpAddress: makeLookUpAddress(makeHttpPostalCodes(http)),
    ...ports,
    loadFacts,
    /** The parts that the staff asked a client for again. `undefined` without an adjustment. */
    adjusted: flow(
      loadStanding,
      TE.map((facts) => adjustedParts(flagsOf(standingWith(facts, undefined)).canCompleteRegistration)),
    ),
    submitPage: makeSubmitPage({ findEditor, loadFacts, findFollowing, findDue }),
    fillPages: makeFillPages({ findEditor, loadFacts, findFollowing }),
    findProgress,
    findNextPage: makeFindNextPage({ findProgress, loadRenewal: load, place }),
    place,
    saveMailing: makeSaveMailing(ports.registrations),
    ...composeForm(ports),
    // An approved client changes these, and the staff hear of it.
    ...composeEdits(ports),
    saveBankAccounts: composeAccountEdit(ports),
  };
};

export type RegistrationUseCases = ReturnType<typeof composeRegistration>;
