import type { BiometricFailure, Biometrics, CreationFailure, ProofFailure } from '@aroeira/domain/access';
import type { Clock, Instant } from '@aroeira/domain/kernel';
import type { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import * as TE from 'fp-ts/TaskEither';

/** The part of a browser's page that says what the browser can do. */
interface Page {
  readonly isSecureContext: boolean;
  readonly PublicKeyCredential?: unknown;
  readonly navigator: { readonly credentials?: { readonly create?: unknown } };
}

/** The browser's side of WebAuthn. */
export interface WebAuthn {
  readonly page: Page;
  readonly hasPlatformAuthenticator: () => Promise<boolean>;
  readonly startRegistration: typeof startRegistration;
  readonly startAuthentication: typeof startAuthentication;
  readonly clock: Clock;
}

const publicKey = <A extends object>(rest: A) => ({ ...rest, type: 'public-key' as const });

/**
 * The browser's biometrics, by WebAuthn. They make a key for this portal that stays on this device. They sign a
 * challenge when the person who holds the device agrees.
 *
 * @see spec A §4 Quick access; https://www.w3.org/TR/webauthn-3/
 */
export const makeBrowserBiometrics = (webAuthn: WebAuthn): Biometrics => ({
  capabilities: async () => ({
    hasCredentialApi: webAuthn.page.PublicKeyCredential !== undefined,
    canCreateCredentials: typeof webAuthn.page.navigator.credentials?.create === 'function',
    isSecureContext: webAuthn.page.isSecureContext,
    hasPlatformAuthenticator: await webAuthn.hasPlatformAuthenticator().catch(() => false),
  }),
  create: (request) =>
    asking(
      webAuthn.clock,
      request.timeout,
      creationFailureOf,
    )(async () => {
      const { id, response } = await webAuthn.startRegistration({
        optionsJSON: {
          challenge: request.challenge,
          rp: request.relyingParty,
          user: { id: request.user.handle, name: request.user.name, displayName: request.user.displayName },
          pubKeyCredParams: request.algorithms.map((alg) => publicKey({ alg })),
          excludeCredentials: request.known.map((known) => publicKey({ id: known })),
          timeout: request.timeout,
          attestation: 'none',
          authenticatorSelection: {
            authenticatorAttachment: 'platform',
            residentKey: 'discouraged',
            userVerification: 'required',
          },
        },
      });
      return {
        credentialId: id,
        clientData: response.clientDataJSON,
        attestation: response.attestationObject,
        transports: response.transports ?? [],
      };
    }),
  prove: (request) =>
    asking(
      webAuthn.clock,
      request.timeout,
      proofFailureOf,
    )(async () => {
      const { id, response } = await webAuthn.startAuthentication({
        optionsJSON: {
          challenge: request.challenge,
          rpId: request.relyingPartyId,
          allowCredentials: request.credentialIds.map((known) => publicKey({ id: known })),
          timeout: request.timeout,
          userVerification: 'required',
        },
      });
      return {
        credentialId: id,
        clientData: response.clientDataJSON,
        authenticatorData: response.authenticatorData,
        signature: response.signature,
      };
    }),
});

/** The name of the browser's refusal, and whether the time was over. */
interface Refusal {
  readonly name: string;
  readonly isTimeOver: boolean;
}

/** Asks the person who holds the device. */
const asking =
  <F>({ now }: Clock, timeout: number, failureOf: (refusal: Refusal) => F) =>
  <A>(ask: () => Promise<A>): TE.TaskEither<F, A> =>
  async () => {
    const started: Instant = now();
    return TE.tryCatch(ask, (error) =>
      failureOf({ name: error instanceof Error ? error.name : '', isTimeOver: now() - started >= timeout }),
    )();
  };

/** The browser has one name for "cancelled" and "too late". Our clock tells which it is. @see decision 0116 */
const biometricFailureOf = ({ name, isTimeOver }: Refusal): BiometricFailure => {
  switch (name) {
    case 'NotAllowedError':
    case 'AbortError':
      return { _tag: isTimeOver ? 'TimedOut' : 'Cancelled' };
    case 'TimeoutError':
      return { _tag: 'TimedOut' };
    case 'SecurityError':
      return { _tag: 'SecurityRefused' };
    default:
      return { _tag: 'BiometricsFailed' };
  }
};

const creationFailureOf = (refusal: Refusal): CreationFailure =>
  refusal.name === 'InvalidStateError' ? { _tag: 'AlreadyRegistered' } : biometricFailureOf(refusal);

const proofFailureOf = (refusal: Refusal): ProofFailure =>
  refusal.name === 'InvalidStateError' ? { _tag: 'CredentialUnknown' } : biometricFailureOf(refusal);
