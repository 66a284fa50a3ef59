import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Document } from '../../kernel/document.ts';
import type { SignInAnswer } from '../access.ports.ts';
import type { CreationFailure, ProofFailure, QuickAccessRefusal } from './quick-access.errors.ts';
import type { BiometricCapabilities, CredentialRequest, NewCredential, Proof, ProofRequest } from './quick-access.ts';

/** The device's own check of who holds it. `create` and `prove` ask the client, who may refuse. */
export interface Biometrics {
  readonly capabilities: Task<BiometricCapabilities>;
  readonly create: (request: CredentialRequest) => TaskEither<CreationFailure, NewCredential>;
  readonly prove: (request: ProofRequest) => TaskEither<ProofFailure, Proof>;
}

/** A signed challenge, and whose it is. */
interface QuickAccessAttempt {
  readonly document: Document;
  readonly challengeId: string;
  readonly proof: Proof;
}

/**
 * Who registers keys and lets clients in by them. A challenge is good for one answer: after a failure ask for a new one.
 *
 * @see spec A §7 Auth; decision Q126
 */
export interface QuickAccess {
  /** Both as the signed-in client; a new key takes the place of this device's former one. */
  readonly requestCredential: TaskEither<CallFailure, CredentialRequest>;
  readonly register: (credential: NewCredential) => TaskEither<CallFailure, void>;
  /** Both by nobody yet, on the device that `loginId` names. */
  readonly requestProof: (loginId: string) => TaskEither<QuickAccessRefusal, ProofRequest>;
  readonly signIn: (attempt: QuickAccessAttempt) => TaskEither<QuickAccessRefusal, SignInAnswer>;
}
