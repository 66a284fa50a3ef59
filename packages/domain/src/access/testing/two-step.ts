import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { TwoStepChoice } from '../two-step/two-step.ts';
import type { TwoStepSettings } from '../two-step/two-step.ports.ts';

/** The code that `twoStepServer` sends. */
export const SENT_CODE = '482913';

/** A server that keeps the choice of one client and sends one code. The test says which calls fail. */
export const twoStepServer = (
  choice: TwoStepChoice,
  failing: Partial<Record<keyof TwoStepSettings, CallFailure>> = {},
): TwoStepSettings & {
  readonly asked: string[];
  readonly failing: typeof failing;
  readonly choice: () => TwoStepChoice;
} => {
  const asked: string[] = [];
  let kept = choice;
  const answer = <A>(call: keyof TwoStepSettings, said: string, by: () => A): TE.TaskEither<CallFailure, A> => {
    return async () => {
      asked.push(said);
      const failure = failing[call];
      return failure === undefined ? TE.right(by())() : TE.left(failure)();
    };
  };
  return {
    asked,
    failing,
    choice: () => kept,
    choiceOf: (id) => answer('choiceOf', `read ${id}`, () => kept),
    enable: (id) => answer('enable', `enable ${id}`, () => void (kept = 'on')),
    disable: (id) =>
      answer('disable', `disable ${id}`, () => {
        if (kept === 'on') return 'code-sent';
        kept = 'off';
        return 'disabled';
      }),
    confirmDisable: (id, code) => async () => {
      const answered = await answer('confirmDisable', `confirm ${id} ${code}`, () => code === SENT_CODE)();
      if (answered._tag === 'Left') return answered;
      if (!answered.right) return TE.left({ _tag: 'WrongCode' } as const)();
      kept = 'off';
      return TE.right(undefined)();
    },
  };
};
