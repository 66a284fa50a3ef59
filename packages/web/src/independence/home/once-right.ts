import * as TE from 'fp-ts/TaskEither';

/** Keeps the first good answer of a task. After a failure it asks again. */
export const onceRight = <F, A>(task: TE.TaskEither<F, A>): TE.TaskEither<F, A> => {
  let kept: { readonly answer: A } | undefined;
  return () =>
    kept !== undefined
      ? TE.right(kept.answer)()
      : TE.map((answer: A) => {
          kept = { answer };
          return answer;
        })(task)();
};
