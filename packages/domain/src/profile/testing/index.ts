import { calendarDay } from '../../kernel/days.ts';
import type { RegistrationRecord } from '../../registration/flow/registration-record.ts';
import type { ConformityCheck } from '../conformity/conformity-term.ts';
import type { SignedDocument } from '../documents/signed-document.ts';

export const SIGN_URL = 'https://assina.exemplo/conformity-1';

/** A conformity term that nobody started to sign. */
export const conformityCheck = (changes: Partial<ConformityCheck> = {}): ConformityCheck => ({
  needsSignature: true,
  token: 'conformity-1',
  signUrl: SIGN_URL,
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
