import { pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { DeviceMemory } from './access.ports.ts';
import type { TwoStepChoice } from './two-step.ts';
import type { TwoStepCodeFailure } from './two-step.errors.ts';
import type { TwoStepSettings } from './two-step.ports.ts';

/** What became of the wish to turn it off. With a code due it is still on. */
export type DisableStep = { readonly _tag: 'Done'; readonly choice: TwoStepChoice } | { readonly _tag: 'CodeDue' };

/** The two-step verification of the client who is signed in here. Each fails with `NoSession` when nobody is. */
export interface TwoStep {
  /** Asks the server; what it says is kept with the session. */
  readonly load: TE.TaskEither<CallFailure, TwoStepChoice>;
  readonly enable: TE.TaskEither<CallFailure, TwoStepChoice>;
  readonly disable: TE.TaskEither<CallFailure, DisableStep>;
  /** An empty code makes no call. */
  readonly confirmDisable: (code: string) => TE.TaskEither<TwoStepCodeFailure, TwoStepChoice>;
}

type Memory = Pick<DeviceMemory, 'session'>;

/**
 * Every change is followed by a fresh read of the client. When only that read fails the change stands, as the server
 * answered it: it is never reported otherwise.
 *
 * @see spec A §4 Two-step verification prompt, B §4 Two-step authentication; decisions Q005, Q040
 */
export const makeTwoStep = (settings: TwoStepSettings, memory: Memory): TwoStep => {
  const clientId: TE.TaskEither<CallFailure, number> = pipe(
    TE.fromIO(memory.session.read),
    TE.chainOptionK((): CallFailure => ({ _tag: 'NoSession', reason: 'none' }))(O.map((session) => session.clientId)),
  );
  const load = pipe(
    clientId,
    TE.chain(settings.choiceOf),
    TE.tapIO((choice) => keep(memory, choice)),
  );
  const loadAfter = (changed: TwoStepChoice): TE.TaskEither<never, TwoStepChoice> =>
    pipe(
      TE.fromIO<void, CallFailure>(keep(memory, changed)),
      TE.chain(() => load),
      TE.orElse(() => TE.right<never, TwoStepChoice>(changed)),
    );
  return {
    load,
    enable: pipe(
      clientId,
      TE.chain(settings.enable),
      TE.chainW(() => loadAfter('on')),
    ),
    disable: pipe(
      clientId,
      TE.chain(settings.disable),
      TE.chain((answer) =>
        answer === 'code-sent'
          ? TE.right<CallFailure, DisableStep>({ _tag: 'CodeDue' })
          : TE.map(done)(loadAfter('off')),
      ),
    ),
    confirmDisable: (typed) => {
      const code = typed.trim();
      if (code === '') return TE.left({ _tag: 'CodeMissing' });
      return pipe(
        clientId,
        TE.chainW((id) => settings.confirmDisable(id, code)),
        TE.chainW(() => loadAfter('off')),
      );
    },
  };
};

const done = (choice: TwoStepChoice): DisableStep => ({ _tag: 'Done', choice });

/** The session says whether a code follows the password: what the next sign-in on this device expects. */
const keep =
  (memory: Memory, choice: TwoStepChoice): IO<void> =>
  () => {
    const session = memory.session.read();
    if (O.isSome(session)) memory.session.write({ ...session.value, hasTwoStep: choice === 'on' })();
  };
