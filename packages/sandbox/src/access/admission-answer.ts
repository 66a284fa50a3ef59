import type { Static } from '@sinclair/typebox';
import type { Services } from '../http/api.ts';
import { refuseWord } from '../http/refusal.ts';
import type { LoginAnswer } from './access.schemas.ts';
import { sessionAnswer } from './session-answer.sql.ts';
import type { AdmissionOutcome } from './sign-in/sign-in.ts';

/** @throws Refusal 409 if another device is connected @see spec A §7 Auth; decision Q126 */
export const admissionAnswer = async (
  services: Services,
  outcome: AdmissionOutcome,
): Promise<Static<typeof LoginAnswer>> => {
  switch (outcome._tag) {
    case 'AlreadyConnected':
      throw refuseWord(409, 'already_connected');
    case 'Challenged':
      return { mfa: true, loginId: outcome.loginId };
    case 'SignedIn':
      return sessionAnswer(services, outcome.session);
  }
};
