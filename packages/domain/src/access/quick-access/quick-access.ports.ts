import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Document } from '../../kernel/document.ts';
import type { DeviceMemory, SignInAnswer } from '../access.ports.ts';
import type { CreationFailure, ProofFailure, QuickAccessRefusal } from './quick-access.errors.ts';
import type { BiometricCapabilities, CredentialRequest, NewCredential, Proof, ProofRequest } from './quick-access.ts';

/** Checks on the device who holds it. `create` and `prove` ask the client, who may refuse. */
export interface Biometrics {
  readonly capabilities: Task<BiometricCapabilities>;
  readonly create: (request: CredentialRequest) => TaskEither<CreationFailure, NewCredential>;
  readonly prove: (request: ProofRequest) => TaskEither<ProofFailure, Proof>;
}

/** A signed challenge, with the document of its client. */
interface QuickAccessAttempt {
  readonly document: Document;
  readonly challengeId: string;
  readonly proof: Proof;
}

/**
 * Registers keys and signs clients in with them. A challenge takes one answer. Ask for a new one after a failure.
 *
 * @see spec A §7 Auth; decision Q126
 */
export interface QuickAccess {
  /** The next two are calls of the signed-in client. A new key replaces the old key of this device. */
  readonly requestCredential: TaskEither<CallFailure, CredentialRequest>;
  readonly register: (credential: NewCredential) => TaskEither<CallFailure, void>;
  /** The next two are calls without a session, for the device with this `loginId`. */
  readonly requestProof: (loginId: string) => TaskEither<QuickAccessRefusal, ProofRequest>;
  readonly signIn: (attempt: QuickAccessAttempt) => TaskEither<QuickAccessRefusal, SignInAnswer>;
}

/** The ports of quick access, and the memory that keeps its credential. */
export interface QuickAccessParts {
  readonly quickAccess: QuickAccess;
  readonly biometrics: Biometrics;
  readonly memory: DeviceMemory;
  readonly clock: Clock;
}
