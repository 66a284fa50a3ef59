import { REGISTRATION_FLOW, type Editor, type RegistrationStep } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { callRefusal, type Refusal } from '../../refusal.ts';
import type { FileStep, StepContext } from './form-step.ts';
import { openStep } from './open-step.ts';
import type { FiledStep } from './step-file.ts';

/** A page and what a file has for it. */
export interface FiledPage {
  readonly step: FileStep;
  readonly input: FiledStep;
}

/** What was done of a file. */
export interface Filled {
  readonly saved: readonly FileStep['step'][];
  /** Pages that the answers before them left out of the flow. */
  readonly skipped: readonly FileStep['step'][];
  /** The page after the last that was saved; `undefined` where none was, or none follows. */
  readonly next: RegistrationStep | undefined;
}

interface Filling extends StepContext {
  readonly editor: Editor;
}

type Asking<A> = TE.TaskEither<Refusal, A>;

/**
 * Fills in one page after the other, up to the first that is refused. What was saved before stays saved: the refusal
 * names it, and the page before the field.
 */
export const fillSteps = (filling: Filling, pages: readonly FiledPage[]): Asking<Filled> =>
  pages.reduce<Asking<Filled>>(
    (before, page) => pipe(before, TE.chain(fillStep(filling, page))),
    TE.right({ saved: [], skipped: [], next: undefined }),
  );

const fillStep =
  (filling: Filling, { step, input }: FiledPage) =>
  (filled: Filled): Asking<Filled> =>
    pipe(
      applies(filling, step),
      TE.chain((isDue): Asking<Filled> => {
        if (!isDue) return TE.right({ ...filled, skipped: [...filled.skipped, step.step] });
        return pipe(
          openStep(filling.editor, step),
          TE.chain(() => step.submit(filling, input)),
          TE.map(({ next = filled.next }) => ({ ...filled, saved: [...filled.saved, step.step], next })),
        );
      }),
      TE.mapLeft((refusal) => ({
        ...refusal,
        field: refusal.field === undefined ? step.step : `${step.step}.${refusal.field}`,
        saved: filled.saved,
      })),
    );

/** Whether the answers so far lead to a page at all. */
const applies = ({ app, clientId }: StepContext, { step }: FileStep): Asking<boolean> => {
  const isDue = REGISTRATION_FLOW.find((page) => page.step === step)?.appliesWhen;
  return isDue === undefined
    ? TE.right(true)
    : pipe(app.registration.loadFacts(clientId), TE.bimap(callRefusal, isDue));
};
