import { challenge, quickAccessCredential, savedAccount, session } from '@aroeira/domain/access/testing';
import { calendarDay } from '@aroeira/domain/kernel';
import { ANA } from '@aroeira/domain/kernel/testing';
import * as O from 'fp-ts/Option';
import * as access from '../../access/index.ts';
import type { HttpClient } from '../http-client.ts';
import { deviceInfo } from './index.ts';
import { callsOf, type NamedCall } from './recorded-examples.ts';

const ID = 7;
const UUID = '7f3d2a10-5b1c-4c3e-9d2f-0a1b2c3d4e5f';
const PASSWORD = 'Senha@123';
const ANSWERS = {
  motherName: 'Helena',
  birthDate: calendarDay('1984-03-12'),
  email: undefined,
  cep: undefined,
  streetNumber: undefined,
};

/** The calls of a visitor, and of a client about devices and passwords. */
export const accessCalls = (http: HttpClient): readonly NamedCall[] => {
  const account = savedAccount();
  const { credentialId } = quickAccessCredential();
  const proof = { credentialId, clientData: 'Y2xpZW50', authenticatorData: 'ZGF0YQ', signature: 'c2lnbg' };
  const credential = { credentialId, clientData: 'Y2xpZW50', attestation: 'ZGF0YQ', transports: [] };
  const consents = {
    status: [ANA],
    answer: [{ uid: UUID, document: ANA, isAccepted: true, terms: [1, 2] }],
  } as const;
  const parts = { http, deviceInfo };
  return [
    ...callsOf(access.makeHttpAuthenticator(parts), {
      signIn: [{ document: ANA, password: PASSWORD }, O.none],
      sendCode: [challenge()],
      enterCode: [challenge(), '123456'],
    }),
    ...callsOf(access.makeHttpSessions(http), { endApp: [session()], endSession: [session()], revoke: [session()] }),
    ...callsOf(access.makeHttpConsents(http), consents),
    ...callsOf(access.makeHttpConsentsOfDevice(http)(account), consents),
    ...callsOf(access.makeHttpMainAccounts(http), { set: [account] }),
    ...callsOf(access.makeHttpQuickAccess(parts), {
      requestCredential: [],
      register: [credential],
      requestProof: ['login-7'],
      signIn: [{ document: ANA, challengeId: 'c1', proof }],
    }),
    ...callsOf(access.makeHttpPasswords(http), {
      sendTemporary: [{ document: ANA, captcha: 'proof' }],
      change: [{ document: ANA, newPassword: PASSWORD }],
    }),
    ...callsOf(access.makeHttpBlockedDevices(parts), { unblock: [ANSWERS] }),
    ...callsOf(access.makeHttpMisuseReports(http), { report: ['login-7'] }),
    ...callsOf(access.makeHttpDevices(http), { list: [ID], end: [ID, 'login-7'], activity: [ID] }),
    ...callsOf(access.makeHttpTwoStepSettings(http), {
      choiceOf: [ID],
      enable: [ID],
      disable: [ID],
      confirmDisable: [ID, '123456'],
    }),
    { name: 'refresh', call: http.session(() => true) },
  ];
};
