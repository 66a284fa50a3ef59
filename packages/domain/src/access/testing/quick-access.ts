import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { SignInAnswer } from '../access.ports.ts';
import type { CreationFailure, ProofFailure, QuickAccessRefusal } from '../quick-access/quick-access.errors.ts';
import type { Biometrics, QuickAccess } from '../quick-access/quick-access.ports.ts';
import type {
  BiometricCapabilities,
  CredentialRequest,
  NewCredential,
  Proof,
  ProofRequest,
  QuickAccessCredential,
} from '../quick-access/quick-access.ts';
import type { SignedInSession } from '../session.ts';

export const quickAccessCredential = (changes: Partial<QuickAccessCredential> = {}): QuickAccessCredential => ({
  credentialId: 'credential-7',
  clientId: 7,
  loginId: 'login-7',
  ...changes,
});

const credentialRequest: CredentialRequest = {
  challenge: 'Y2hhbGxlbmdl',
  relyingParty: { id: 'localhost', name: 'Aroeira' },
  user: { handle: 'bG9naW4tNw', name: 'ana@exemplo.com.br', displayName: 'Ana Beatriz Nogueira' },
  algorithms: [-7],
  known: [],
  timeout: 60_000,
};

const newCredential: NewCredential = {
  credentialId: 'credential-7',
  clientData: 'Y2xpZW50',
  attestation: 'YXR0ZXN0',
  transports: ['internal'],
};

const proofRequest: ProofRequest = {
  challengeId: 'challenge-1',
  challenge: 'Y2hhbGxlbmdl',
  relyingPartyId: 'localhost',
  credentialIds: ['credential-7'],
  timeout: 60_000,
};

const proofOf = (credentialId: string): Proof => ({
  credentialId,
  clientData: 'Y2xpZW50',
  authenticatorData: 'ZGF0YQ',
  signature: 'c2lnbmF0dXJl',
});

/** A device whose holder always answers. The test says what the device lacks and which calls fail. */
export const biometrics = (
  answers: {
    readonly lacks?: readonly (keyof BiometricCapabilities)[];
    readonly create?: CreationFailure;
    readonly prove?: ProofFailure;
  } = {},
): Biometrics & { readonly asked: string[] } => {
  const asked: string[] = [];
  const has = (capability: keyof BiometricCapabilities) => answers.lacks?.includes(capability) !== true;
  return {
    asked,
    capabilities: async () => ({
      hasCredentialApi: has('hasCredentialApi'),
      canCreateCredentials: has('canCreateCredentials'),
      isSecureContext: has('isSecureContext'),
      hasPlatformAuthenticator: has('hasPlatformAuthenticator'),
    }),
    create: ({ user }) => {
      asked.push(`create for ${user.name}`);
      return answers.create === undefined ? TE.right(newCredential) : TE.left(answers.create);
    },
    prove: ({ credentialIds: [credentialId = ''] }) => {
      asked.push(`prove ${credentialId}`);
      return answers.prove === undefined ? TE.right(proofOf(credentialId)) : TE.left(answers.prove);
    },
  };
};

/** A server that takes every key and every signature and opens this session, unless the test gives other answers. */
export const quickAccess = (
  session: SignedInSession,
  answers: {
    readonly requestCredential?: CallFailure;
    readonly register?: CallFailure;
    readonly requestProof?: QuickAccessRefusal;
    readonly signIn?: TE.TaskEither<QuickAccessRefusal, SignInAnswer>;
  } = {},
): QuickAccess & { readonly asked: string[] } => {
  const asked: string[] = [];
  const answer = <F, A>(what: string, failure: F | undefined, value: A): TE.TaskEither<F, A> => {
    asked.push(what);
    return failure === undefined ? TE.right(value) : TE.left(failure);
  };
  return {
    asked,
    requestCredential: () => answer('request credential', answers.requestCredential, credentialRequest)(),
    register: ({ credentialId }) => answer(`register ${credentialId}`, answers.register, undefined),
    requestProof: (loginId) => answer(`request proof ${loginId}`, answers.requestProof, proofRequest),
    signIn: ({ document, challengeId, proof }) => {
      asked.push(`sign in ${document} ${challengeId} ${proof.credentialId}`);
      return answers.signIn ?? TE.right({ _tag: 'SignedIn', session });
    },
  };
};
