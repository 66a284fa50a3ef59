import type { IO } from 'fp-ts/IO';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { FileContent } from '../kernel/file-content.ts';
import type { SignatureImage, SignedTerm, Term } from './signature.ts';
import type { Standings } from '../registration/flags/standings.ports.ts';

/** The terms that a client accepts for a registration form. */
interface AcceptedTerms {
  readonly formId: number;
  readonly termIds: readonly number[];
}

/** A form and its client. */
interface SignedForm {
  readonly formId: number;
  readonly clientId: number;
}

/** Every call may be repeated. @see spec A §7 Registration, suitability, signature, renewal; decision 0214 */
export interface Signatures {
  readonly terms: TaskEither<CallFailure, readonly Term[]>;
  /** The accepted terms replace the ones before. */
  readonly accept: (accepted: AcceptedTerms) => TaskEither<CallFailure, void>;
  /** @returns the id of the picture */
  readonly upload: (image: SignatureImage) => TaskEither<CallFailure, number>;
  /** The client says that the picture is the signature. Refused with ERR135 for a picture without one. */
  readonly confirm: (imageId: number) => TaskEither<CallFailure, void>;
  /** Refused with ERR133 when the form cannot be signed now. */
  readonly sign: (form: SignedForm) => TaskEither<CallFailure, void>;
  /** Makes the PDFs of a signed form that are not there yet. */
  readonly fill: (formId: number) => TaskEither<CallFailure, void>;
  readonly signedTerms: TaskEither<CallFailure, readonly SignedTerm[]>;
  /** The PDF of a signed term. */
  readonly load: (id: number) => TaskEither<CallFailure, FileContent>;
  /** The client's signed document with this SHA-256. `undefined` when there is none. @see decision 0215 */
  readonly find: (sha256: string) => TaskEither<CallFailure, SignedTerm | undefined>;
}

/** What a client accepted in this session and has not signed yet. */
interface Accepted extends Pick<AcceptedTerms, 'termIds'> {
  readonly clientId: number;
  /** The client signs again after a redefined profile. */
  readonly isRemake: boolean;
}

/** Keeps the accepted terms over a reload, until the signature or the end of the session. @see decision 0386 */
export interface SigningUnderWay {
  readonly read: (clientId: number) => Accepted | undefined;
  readonly keep: (accepted: Accepted) => IO<void>;
  readonly remove: IO<void>;
}

/** What the use cases of the signature need. */
export interface SignatureParts {
  readonly signatures: Signatures;
  readonly forms: Pick<Standings, 'form'>;
}
