import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';

/** A visit to a page after a press. The server has not answered yet. */
interface Pressed {
  readonly close: () => void;
  /** The part of the page that shows the answer, if there is one. */
  readonly shows?: () => unknown;
}

export type Tell = (what: string) => void;
/** Opens a page and presses. `slow` is the call, and `tell` hears what the page does outside of itself. */
export type Open = (slow: TaskEither<never, never>, tell: Tell) => Pressed;

/** Waits for enough turns, so that an answer passes through the call and its callbacks. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

const answers: readonly (readonly [string, E.Either<unknown, unknown>])[] = [
  ['goes well', E.right({ _tag: 'Done', choice: 'on' })],
  ['fails', E.left({ _tag: 'Unreachable', cause: 'network' })],
];

/** Tries each page with an answer that comes after the client left. */
export const ignoresLateAnswers = (pages: Readonly<Record<string, Open>>): void =>
  it.each(Object.entries(pages).flatMap(([page, open]) => answers.map((answer) => [page, ...answer, open] as const)))(
    '%s that %s after the client left changes nothing and tells nobody',
    async (...[, , answer, open]) => {
      let give: (answer: never) => void = () => undefined;
      const told: string[] = [];
      // The test gives the same answer to every page. The page may expect another type.
      const slow: TaskEither<never, never> = () => new Promise((resolve) => (give = resolve as never));
      const { close, shows } = open(slow, (what) => void told.push(what));
      await settle();
      close();
      const before = shows?.();
      give(answer as never);
      await settle();
      expect([told, shows?.()]).toEqual([[], before]);
    },
  );
