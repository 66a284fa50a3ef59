import {
  pepValuesOf,
  type EquityRecords,
  type FatcaRecords,
  type PepRecords,
  type ProfessionalRecords,
} from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import type { HttpClient } from '../http/http-client.ts';
import { inOurWords, Unread, shownOf } from '../http/record.codec.ts';
import { namedIn, namingFields } from '../http/wrong-fields.ts';
import { PepRecordWire, ToldPep } from './declarations/pep-records.codecs.ts';
import {
  FatcaAnswersWire,
  fatcaRecordOf,
  fatcaRecordWire,
  FatcaRecordWire,
  REASON_FLAGS,
  TAX_ANSWER_WORDS,
  TAX_ID_FLAGS,
} from './tax/fatca-records.codecs.ts';
import { equityRecordOf, EquityRecordWire, equityRecordWire, PATRIMONY_SUM } from './work/equity-records.codecs.ts';
import { ProfessionalRecordWire, ToldProfession } from './work/professional-records.codecs.ts';

interface RecordCalls<A> {
  /** The path of a client's record. */
  readonly at: string;
  readonly told: t.Decoder<unknown, A | undefined>;
  readonly save: { readonly method: 'post' | 'put'; readonly to: (clientId: number) => string };
  /** A record in the words of the wire. */
  readonly wire: (record: A, clientId: number) => object;
  /** The names of the fields, to mark those that the server found wrong. */
  readonly fields: { readonly names: Readonly<Record<string, string>> };
  /** What a trace may show. */
  readonly shows: readonly string[];
}

const recordsOver = <A>(http: HttpClient, { at, told, save, wire, fields, shows }: RecordCalls<A>) => ({
  read: (clientId: number) => http.get(`${at}/${clientId}`, told, { acts: false, shows }),
  save: (clientId: number, record: A) =>
    pipe(
      http[save.method](save.to(clientId), Unread, { acts: true, shows, body: wire(record, clientId) }),
      namingFields(namedIn(fields)),
    ),
});

/** PEP declarations over the portal API. @see spec A §7 `GET clientPep/client/{id}`, `POST /clientPep` */
export const makeHttpPepRecords = (http: HttpClient): PepRecords =>
  recordsOver(http, {
    at: 'clientPep/client',
    told: ToldPep,
    save: { method: 'post', to: () => '/clientPep' },
    wire: (record, clientId) => ({ clientId, ...PepRecordWire.encode(pepValuesOf(record)) }),
    fields: PepRecordWire,
    // All but the related person's name and document.
    shows: [
      ...shownOf(PepRecordWire, 'functionId', 'startedOn', 'endedOn', 'company', 'cnpj'),
      ...shownOf(PepRecordWire, 'relatedFunctionId', 'relationType', 'parentId', 'relationId'),
    ],
  });

/**
 * Tax declarations over the portal API. `{id}` is the client's (decision 0155).
 * @see spec A §7 `GET fatcas/{id}`, `POST /fatcas`
 */
export const makeHttpFatcaRecords = (http: HttpClient): FatcaRecords =>
  recordsOver(http, {
    at: 'fatcas',
    told: inOurWords(FatcaRecordWire, fatcaRecordOf),
    save: { method: 'post', to: () => '/fatcas' },
    wire: fatcaRecordWire,
    fields: FatcaAnswersWire,
    // All but the numbers of tax offices abroad.
    shows: [
      ...shownOf(FatcaAnswersWire, 'taxDeclaration', 'hasOtherNationality', 'hasOtherTaxResidence', 'hasOtherVisa'),
      ...shownOf(FatcaAnswersWire, 'hasRenouncedNationality', 'renouncedNationalities', 'wasBornInUsa', 'isUsCitizen'),
      ...shownOf(FatcaAnswersWire, 'isUsPermanentResident', 'isUsTaxResident', 'refusesSsn'),
      TAX_ANSWER_WORDS.countryId,
      ...Object.values(TAX_ID_FLAGS),
      ...Object.values(REASON_FLAGS),
    ],
  });

/**
 * Professions over the portal API. A record has a profession or an office.
 *
 * @see spec A §7 `GET professionalInformations/client/{id}`, `POST /professionalInformations`
 */
export const makeHttpProfessionalRecords = (http: HttpClient): ProfessionalRecords =>
  recordsOver(http, {
    at: 'professionalInformations/client',
    told: ToldProfession,
    save: { method: 'post', to: () => '/professionalInformations' },
    wire: ProfessionalRecordWire.encode,
    fields: ProfessionalRecordWire,
    shows: shownOf(ProfessionalRecordWire, 'professionalType', 'careerId', 'company', 'cnpj', 'functionId'),
  });

/**
 * Income and patrimony over the portal API, as fields of the client.
 * @see spec A §7 `PUT /clients/{id}`; decision 0156
 */
export const makeHttpEquityRecords = (http: HttpClient): EquityRecords =>
  recordsOver(http, {
    at: '/clients',
    told: inOurWords(EquityRecordWire, equityRecordOf),
    save: { method: 'put', to: (clientId) => `/clients/${clientId}` },
    wire: equityRecordWire,
    fields: EquityRecordWire,
    shows: [
      ...shownOf(EquityRecordWire, 'income', 'otherIncome', 'otherIncomeDescription'),
      ...shownOf(EquityRecordWire, 'realEstate', 'movable', 'financialInvestments'),
      PATRIMONY_SUM,
    ],
  });
