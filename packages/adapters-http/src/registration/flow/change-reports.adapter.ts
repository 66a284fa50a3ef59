import type { ChangeReport, ChangeReports, ReportedPart } from '@aroeira/domain/registration';
import type { HttpClient } from '../../http/http-client.ts';
import { Unread } from '../../http/record.codec.ts';
import { SentAccountWire } from '../accounts/bank-accounts.codecs.ts';
import { AddressWire } from '../address/address.codecs.ts';
import { IdentityDocumentWire, PICTURE_NAMES } from '../identity/identity-documents.codecs.ts';

interface Reported {
  readonly path: string;
  /** The wire's names of the part's fields. A field without one keeps its name. */
  readonly names: Readonly<Record<string, string>>;
}

/** Identification and address are both documents. @see decision Q154 */
const DOCUMENTS = 'reports/reportdocumentschanged';

const PARTS: Readonly<Record<ReportedPart, Reported>> = {
  identification: {
    path: DOCUMENTS,
    names: {
      ...IdentityDocumentWire.names,
      ...PICTURE_NAMES,
      foreignIssuingBody: IdentityDocumentWire.names.issuingBody,
    },
  },
  address: { path: DOCUMENTS, names: AddressWire.names },
  bankAccounts: { path: '/reports/reportbankchanged', names: SentAccountWire.names },
  suitability: { path: 'reports/reportsuitabilitychanged', names: {} },
};

/** Change reports over the portal API. @see spec A §7 Registration, suitability, signature, renewal; decision Q154 */
export const makeHttpChangeReports = (http: HttpClient): ChangeReports => ({
  send: (clientId, report) =>
    http.post(PARTS[report.part].path, Unread, {
      acts: true,
      shows: ['clientId', 'fields'],
      body: { clientId, fields: fieldsOnWire(report) },
    }),
});

/** The changed fields under the wire's names, each of them once. */
const fieldsOnWire = ({ part, fields }: ChangeReport): readonly string[] => [
  ...new Set(fields.map((field) => PARTS[part].names[field] ?? field)),
];
