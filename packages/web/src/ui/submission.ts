import type { Either } from 'fp-ts/Either';

/** Where a form stands: one of these at a time, so that "sending and failed" cannot be written. */
export type Submission<F, A> =
  | { readonly _tag: 'Editing' }
  | { readonly _tag: 'Sending' }
  | { readonly _tag: 'Failed'; readonly failure: F }
  | { readonly _tag: 'Done'; readonly result: A };

export const editing = { _tag: 'Editing' } as const;
export const sending = { _tag: 'Sending' } as const;

/** What a use case's answer makes of a submission. */
export const settled = <F, A>(answer: Either<F, A>): Submission<F, A> =>
  answer._tag === 'Left' ? { _tag: 'Failed', failure: answer.left } : { _tag: 'Done', result: answer.right };
