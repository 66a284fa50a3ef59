import { pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { DeviceMemory } from '../access.ports.ts';
import { changeSessionOf } from '../device-memory.ts';
import type { TwoStepChoice } from './two-step.ts';
import type { TwoStepCodeFailure, TwoStepFailure } from './two-step.errors.ts';
import type { TwoStepSettings } from './two-step.ports.ts';

/** What happened after the client asked to turn two-step verification off. It is still on while a code is due. */
type DisableStep = { readonly _tag: 'Done'; readonly choice: TwoStepChoice } | { readonly _tag: 'CodeDue' };

/** The two-step verification of the signed-in client. Each call fails with `NoSession` when nobody is signed in. */
export interface ChangeTwoStep {
  /** Asks the server, and keeps the answer with the session. */
  readonly load: TE.TaskEither<CallFailure, TwoStepChoice>;
  readonly enable: TE.TaskEither<CallFailure, TwoStepChoice>;
  readonly disable: TE.TaskEither<TwoStepFailure, DisableStep>;
  /** An empty code makes no call. */
  readonly confirmDisable: (code: string) => TE.TaskEither<TwoStepCodeFailure, TwoStepChoice>;
}

type Memory = Pick<DeviceMemory, 'session'>;

interface Parts {
  readonly settings: TwoStepSettings;
  readonly memory: Memory;
}

/**
 * Reads the client again after every change. When only that read fails, the change counts as the server answered it.
 *
 * @see spec A §4 Two-step verification prompt, B §4 Two-step authentication; decisions Q006, Q040
 */
export const makeChangeTwoStep = ({ settings, memory }: Parts): ChangeTwoStep => {
  const client: TE.TaskEither<CallFailure, number> = pipe(
    TE.fromIO(memory.session.read),
    TE.chainOptionK((): CallFailure => ({ _tag: 'NoSession', reason: 'none' }))(O.map((session) => session.clientId)),
  );
  const loadOf = (id: number): TE.TaskEither<CallFailure, TwoStepChoice> =>
    pipe(
      settings.choiceOf(id),
      TE.tapIO((choice) => keep(memory, id, choice)),
    );
  const changedTo = (choice: TwoStepChoice, id: number): TE.TaskEither<never, TwoStepChoice> =>
    pipe(
      TE.fromIO<void, CallFailure>(keep(memory, id, choice)),
      TE.chain(() => loadOf(id)),
      TE.orElse(() => TE.right<never, TwoStepChoice>(choice)),
    );
  const disable = (id: number): TE.TaskEither<TwoStepFailure, DisableStep> =>
    pipe(
      settings.disable(id),
      TE.chain((answer) =>
        answer === 'code-sent'
          ? TE.right<TwoStepFailure, DisableStep>({ _tag: 'CodeDue' })
          : TE.map(done)(changedTo('off', id)),
      ),
    );
  return {
    load: pipe(client, TE.chain(loadOf)),
    enable: pipe(
      client,
      TE.chainFirst(settings.enable),
      TE.chainW((id) => changedTo('on', id)),
    ),
    disable: pipe(client, TE.chainW(disable)),
    confirmDisable: (typed) => {
      const code = typed.trim();
      if (code === '') return TE.left({ _tag: 'CodeMissing' });
      return pipe(
        client,
        TE.chainFirstW((id) => settings.confirmDisable(id, code)),
        TE.chainW((id) => changedTo('off', id)),
      );
    },
  };
};

const done = (choice: TwoStepChoice): DisableStep => ({ _tag: 'Done', choice });

/**
 * Writes into the session whether a code follows the password, because the next sign-in on this device needs to know.
 * Leaves the session of another client, who may have signed in meanwhile.
 */
const keep =
  (memory: Memory, clientId: number, choice: TwoStepChoice): IO<void> =>
  () =>
    changeSessionOf(memory, { clientId }, (session) => ({ ...session, hasTwoStep: choice === 'on' }));
