import { calendarDay, type CallFailure } from '@aroeira/domain/kernel';
import { addressOf, bankAccount, newClient, photo } from '@aroeira/domain/registration/testing';
import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import * as registration from '../../registration/index.ts';
import * as renewal from '../../renewal/index.ts';
import * as signature from '../../signature/index.ts';
import * as suitability from '../../suitability/index.ts';
import type { HttpClient } from '../http-client.ts';
import { deviceInfo } from './index.ts';
import { callsOf, type NamedCall } from './recorded-examples.ts';

const ID = 7;
const DAY = calendarDay('2026-03-11');
const MAILING = {
  receivesExtract: true,
  receivesIncomeReport: true,
  allowsDistributorEmail: false,
  address: 'mailing',
} as const;

/** Reads the records that the saves send back. @throws if the server lacks one */
export const readRecords = async (http: HttpClient) => {
  const at = async <A>(records: { readonly read: (id: number) => TaskEither<CallFailure, A | undefined> }) => {
    const answer = await records.read(ID)();
    if (E.isLeft(answer) || answer.right === undefined) throw new Error(JSON.stringify(answer));
    return answer.right;
  };
  return {
    client: await at(registration.makeHttpClientRecords(http)),
    pep: await at(registration.makeHttpPepRecords(http)),
    fatca: await at(registration.makeHttpFatcaRecords(http)),
    profession: await at(registration.makeHttpProfessionalRecords(http)),
    equity: await at(registration.makeHttpEquityRecords(http)),
  };
};

export type Records = Awaited<ReturnType<typeof readRecords>>;

/** The records of a registration, read and saved. */
export const savedCalls = (
  http: HttpClient,
  { client, pep, fatca, profession, equity }: Records,
): readonly NamedCall[] => {
  const { personalData, identification, taxInformation } = client;
  if (personalData === undefined || identification === undefined || taxInformation === undefined)
    throw new Error('The recorded client lacks a page.');
  const { name, email, phone } = newClient();
  return [
    ...callsOf(registration.makeHttpClientRecords(http), {
      read: [ID],
      saveContact: [ID, { name, email, phone }],
      saveEmail: [ID, email],
      savePlanner: [ID, { hasPlanner: true, plannerId: 2 }],
      savePersonalData: [ID, personalData],
      saveAddress: [ID, addressOf('20040020')],
      saveTaxInformation: [ID, taxInformation],
    }),
    ...callsOf(registration.makeHttpPepRecords(http), { read: [ID], save: [ID, pep] }),
    ...callsOf(registration.makeHttpFatcaRecords(http), { read: [ID], save: [ID, fatca] }),
    ...callsOf(registration.makeHttpProfessionalRecords(http), {
      read: [ID],
      save: [ID, profession],
    }),
    ...callsOf(registration.makeHttpEquityRecords(http), {
      read: [ID],
      save: [ID, equity],
    }),
    ...callsOf(registration.makeHttpPapers({ http }), {
      saveIdentification: [ID, { ...identification, frontPhoto: photo(), backPhoto: undefined }],
      saveProofOfResidence: [ID, photo()],
      picture: [ID, 'proofOfResidence'],
    }),
    ...callsOf(registration.makeHttpBankAccounts(http), {
      list: [ID],
      save: [{ formId: ID, accounts: [bankAccount()], purpose: 'new' }],
    }),
  ];
};

/** The registration beside its records, the signature, the renewal and the questionnaire. */
export const registrationCalls = (http: HttpClient): readonly NamedCall[] => {
  const person = newClient();
  const lists = registration.makeHttpOptionLists(http);
  const terms = registration.makeHttpReadableTerms(http);
  const changes = registration.makeHttpChangeReports(http);
  return [
    ...callsOf(registration.makeHttpNewClients({ http, deviceInfo }), {
      checkDocument: [person.document],
      create: [person],
    }),
    ...callsOf(lists, {
      careers: [],
      countries: [],
      functions: [],
      familyRelations: [],
      closeRelations: [],
      banks: [],
    }),
    ...callsOf(registration.makeHttpPlanners(http), { list: [] }),
    ...callsOf(registration.makeHttpPostalCodes(http), { find: [addressOf('20040020').cep] }),
    ...callsOf(registration.makeHttpStandings(http), { form: [ID], checkList: [ID, ID], client: [ID] }),
    ...callsOf(registration.makeHttpRegistrationRecords(http), {
      ofClient: [ID],
      read: [ID],
      mailing: [ID],
      saveMailing: [ID, MAILING],
      saveSigningCity: [ID, 'Santos'],
    }),
    ...callsOf(terms, { load: [{ _tag: 'PublicForm', form: 'privacy' }] }),
    ...callsOf(terms, { load: [{ _tag: 'ListedTerm', id: ID }] }),
    ...callsOf(changes, { send: [ID, { part: 'address', fields: ['street'] }] }),
    ...callsOf(changes, { send: [ID, { part: 'bankAccounts', fields: ['bankId'] }] }),
    ...callsOf(changes, { send: [ID, { part: 'suitability', fields: ['riskProfile'] }] }),
    ...callsOf(renewal.makeHttpRenewals(http), {
      of: [ID],
      start: [ID],
      mark: [ID, 'financial'],
      signature: [ID],
      hasDocument: [],
    }),
    ...callsOf(signature.makeHttpSignatures(http), {
      terms: [],
      accept: [{ formId: ID, termIds: [1] }],
      upload: [{ image: 'aVZCTw', method: 'drawn', signingCity: 'Santos', signedOn: DAY }],
      confirm: [ID],
      sign: [{ formId: ID, clientId: ID }],
      fill: [ID],
      signedTerms: [],
      load: [ID],
      find: ['0'.repeat(64)],
    }),
    ...callsOf(suitability.makeHttpSuitabilities(http), {
      questionnaire: [ID],
      save: [{ formId: ID, questionnaireId: 1, answers: [1], purpose: 'new' }],
      profile: [ID],
    }),
    ...callsOf(suitability.makeHttpRenewedSuitability(http), { isRenewed: [] }),
  ];
};
