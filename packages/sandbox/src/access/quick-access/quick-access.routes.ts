import { transact } from '../../database/transaction.ts';
import type { Routes, Services } from '../../http/api.ts';
import { refuseWord } from '../../http/refusal.ts';
import { openCall, signedInCall } from '../../http/described-call.ts';
import { Nothing } from '../../http/wire.schemas.ts';
import { LoginAnswer } from '../access.schemas.ts';
import { admissionAnswer } from '../session-answer.sql.ts';
import { giveBackAttempt, takeAttempt } from '../attempts.sql.ts';
import { clearedCaller } from '../caller.ts';
import { clientOfDevice } from '../client-of.sql.ts';
import { loginIdIn } from '../devices/devices.sql.ts';
import { quickAccessFromAddress, quickAccessLimit, wrongSignaturesFromAddress } from '../limits.ts';
import { creationOptions, proofOptions } from './quick-access-ceremonies.ts';
import { relyingParty } from './quick-access-origin.ts';
import { Attestation, CreationOptions, DeviceBody, ProofBody, ProofOptions } from './quick-access.schemas.ts';
import { credentialOf, startCeremony } from './quick-access.sql.ts';
import { registerKey, signInByKey, type QuickAccessOutcome } from './quick-access.ts';

/** Registers the key of a device, and signs the client in by it. @see spec A §7 Auth; decision Q126 */
export const quickAccessRoutes: Routes = (api, services) => {
  registrationRoutes(api, services);
  proofRoutes(api, services);
};

const registrationRoutes: Routes = (api, services) => {
  api.post(
    '/authn/register',
    signedInCall('access', 'What the key of this device has to be like', { body: DeviceBody, answer: CreationOptions }),
    async (request) => {
      const { loginId } = await clearedCaller(request, services);
      await takeAttempt(services, quickAccessLimit(loginId));
      const { name, email } = await clientOfDevice(services.db, loginId);
      const now = services.clock.now();
      const challenge = await transact(services.db, (tx) => startCeremony(tx, { loginId, purpose: 'register', now }));
      return creationOptions(relyingParty(request, services), { loginId, name, email }, challenge);
    },
  );

  api.post(
    '/authn/response',
    signedInCall('access', 'Register the key of this device', { body: Attestation, answer: Nothing }),
    async (request) => {
      const caller = await clearedCaller(request, services);
      const registration = {
        party: relyingParty(request, services),
        attestation: request.body,
        address: request.ip,
      };
      if (!(await registerKey(services, caller, registration))) throw refuseWord(400, 'verification_failed');
      return {};
    },
  );
};

const proofRoutes: Routes = (api, services) => {
  api.post(
    '/webauthn/challenge',
    openCall('access', 'What the key of this device has to sign', { body: DeviceBody, answer: ProofOptions }),
    async (request) => {
      const loginId = loginIdIn(request.headers['login-id']);
      if (loginId === undefined) throw refuseWord(400, 'login_id_required');
      await takeAttempt(services, quickAccessFromAddress(request.ip));
      await takeAttempt(services, quickAccessLimit(loginId));
      const credential = await credentialOf(services.db, loginId);
      if (credential === undefined) throw refuseWord(404, 'credential_not_found');
      const now = services.clock.now();
      const challenge = await transact(services.db, (tx) => startCeremony(tx, { loginId, purpose: 'sign in', now }));
      return proofOptions(relyingParty(request, services), credential, challenge);
    },
  );

  api.post(
    '/webauthn/verify',
    openCall('access', 'Sign in by the key of this device', { body: ProofBody, answer: LoginAnswer }),
    async (request) => {
      const limit = wrongSignaturesFromAddress(request.ip);
      await takeAttempt(services, limit);
      const party = relyingParty(request, services);
      const outcome = await signInByKey(services, { ...request.body, party, address: request.ip });
      const answer = await answerOf(services, outcome);
      await giveBackAttempt(services, limit);
      return answer;
    },
  );
};

const answerOf = (services: Services, outcome: QuickAccessOutcome) => {
  switch (outcome._tag) {
    case 'NotVerified':
      throw refuseWord(400, 'verification_failed');
    case 'CredentialNotFound':
      throw refuseWord(404, 'credential_not_found');
    case 'AlreadyConnected':
    case 'Challenged':
    case 'SignedIn':
      return admissionAnswer(services, outcome);
  }
};
