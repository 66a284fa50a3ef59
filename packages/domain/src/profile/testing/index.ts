import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { calendarDay } from '../../kernel/days.ts';
import { ANA } from '../../kernel/testing/index.ts';
import type { RegistrationRecord } from '../../registration/flow/registration-record.ts';
import type { ConformityCheck } from '../conformity/conformity-term.ts';
import type { SignedDocument } from '../documents/signed-document.ts';
import type { PersonalRecord } from '../personal-data/personal-record.ts';
import type { PersonalRecords } from '../personal-data/personal-records.ports.ts';
import type { PhotoChange } from '../photo/photo-change.ts';

export const SIGN_URL = 'https://assina.exemplo/conformity-1';

/** A conformity term that nobody started to sign. */
export const conformityCheck = (changes: Partial<ConformityCheck> = {}): ConformityCheck => ({
  toSign: { token: 'conformity-1', signUrl: SIGN_URL },
  last: undefined,
  ...changes,
});

/** The form of an approved client, signed in São Paulo. */
export const signedRegistration: RegistrationRecord = {
  formId: 31,
  approval: 'approved',
  verdict: 'ok',
  score: 0,
  declaration: { signedOn: calendarDay('2025-03-10'), city: 'São Paulo' },
  bankInformationId: undefined,
  accounts: [],
  funds: [],
  terms: [],
  mailing: undefined,
};

/** The adhesion to a fund. */
export const signedDocument = (changes: Partial<SignedDocument> = {}): SignedDocument => ({
  id: 100_001,
  template: 'adesao_mm',
  documentType: 10,
  title: 'Termo de adesão',
  caption: 'Multimercado',
  description: 'Assinado em 20/11/2026, 14:41',
  fundName: 'Aroeira Macro FIC FIM',
  ...changes,
});
/** What the manager has on file about a married client. */
export const personalRecord = (changes: Partial<PersonalRecord> = {}): PersonalRecord => ({
  name: 'Ana Beatriz Nogueira',
  document: ANA,
  birthDate: calendarDay('1984-03-09'),
  phone: '11987654321',
  email: 'ana@exemplo.com.br',
  motherName: 'Helena Nogueira',
  fatherName: 'Otávio Nogueira',
  maritalStatus: 'married',
  spouseName: 'Rui Prado',
  spouseCpf: '52998224725',
  birthplace: 'Santos',
  nationality: 'Brasil',
  country: 'Portugal',
  photo: undefined,
  ...changes,
});

/** A server with one record. It keeps each change of a photo. A failing server keeps it too, because an answer can be lost. */
export const personalRecords = (
  record: TE.TaskEither<CallFailure, PersonalRecord> = TE.right(personalRecord()),
  saved: TE.TaskEither<CallFailure, void> = TE.right(undefined),
): PersonalRecords & { readonly changes: (readonly [clientId: number, PhotoChange])[] } => {
  const changes: (readonly [number, PhotoChange])[] = [];
  return {
    changes,
    read: () => record,
    savePhoto: (clientId, change) => () => {
      changes.push([clientId, change]);
      return saved();
    },
  };
};
export { clientData, consentAnswered, consentHistories, dataRequest, dataRequests } from './my-data.ts';
