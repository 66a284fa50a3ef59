import type { CallFailure } from '@aroeira/domain/kernel';
import type { AcceptTerms, SigningFailure, Term } from '@aroeira/domain/signature';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { Call } from '../ui/call.ts';
import { Loaded } from '../ui/loaded.ts';
import type { Admission } from './admission.ts';
import type { SigningDesk } from './signing-desk.ts';

interface Parts {
  readonly desk: SigningDesk;
  /** @param opened runs when the page opens */
  readonly admit: (opened: () => void) => Admission;
  readonly terms: TE.TaskEither<CallFailure, readonly Term[]>;
  readonly accept: AcceptTerms;
  readonly clientId: number;
  /** The term that the client has just accepted in the viewer. */
  readonly justRead: number | undefined;
  /** Opens a term in the viewer. */
  readonly read: (term: Term) => void;
  readonly next: () => void;
  readonly back: () => void;
}

export type SigningTermsViewModel = ReturnType<typeof makeSigningTermsModel>;

/** One visit to /registration/signature/terms. @see spec A §2 Registration routes, A §5 Registration, Terms */
export const makeSigningTermsModel = (parts: Parts) => {
  const { desk, admit, terms, accept, clientId, justRead, read, next, back } = parts;
  const call = new Call<SigningFailure>();
  const listed = new Loaded(
    pipe(
      terms,
      TE.map((found) => {
        desk.list(found);
        if (justRead !== undefined) desk.read(justRead);
      }),
    ),
  );
  const admitted = admit(() => void listed.load());
  return {
    desk,
    admitted,
    listed,
    call,
    read,
    back,
    submit: () =>
      call.run(accept(clientId, desk.terms), {
        done: (ids) => {
          desk.accept(clientId, ids);
          next();
        },
      }),
    open: () => admitted.load(),
    close: () => {
      admitted.close();
      listed.close();
      call.close();
    },
  };
};
