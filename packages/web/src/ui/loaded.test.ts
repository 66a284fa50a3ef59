import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { Loaded } from './loaded.ts';

/** A server that answers in the order of the test. */
const slowServer = () => {
  const open: ((answer: E.Either<string, string>) => void)[] = [];
  return {
    task: () => new Promise<E.Either<string, string>>((resolve) => void open.push(resolve)),
    answer: async (question: number, answer: E.Either<string, string>): Promise<void> => {
      open[question]?.(answer);
      for (const _ of [1, 2, 3]) await Promise.resolve();
    },
  };
};

describe('content that loads', () => {
  it('is loading, and then shown', async () => {
    const loaded = new Loaded<string, string>(TE.right('the list'));
    expect(loaded.state).toEqual({ _tag: 'Loading' });
    await loaded.load();
    expect([loaded.state, loaded.value]).toEqual([{ _tag: 'Shown', value: 'the list' }, 'the list']);
  });

  it('fails, and loads again on a retry', async () => {
    const server = slowServer();
    const loaded = new Loaded<string, string>(server.task);
    void loaded.load();
    await server.answer(0, E.left('no answer'));
    expect(loaded.state).toEqual({ _tag: 'Failed', failure: 'no answer' });
    void loaded.load();
    expect(loaded.state).toEqual({ _tag: 'Loading' });
    await server.answer(1, E.right('the list'));
    expect(loaded.value).toBe('the list');
  });

  it('stays on the screen while it loads again', async () => {
    const server = slowServer();
    const loaded = new Loaded<string, string>(server.task);
    loaded.show('the old list');
    void loaded.refresh();
    expect(loaded.value).toBe('the old list');
    await server.answer(0, E.right('the new list'));
    expect(loaded.value).toBe('the new list');
  });

  it('drops the answer to an older request, even when it comes last', async () => {
    const server = slowServer();
    const loaded = new Loaded<string, string>(server.task);
    void loaded.load();
    void loaded.load();
    await server.answer(1, E.right('the new list'));
    await server.answer(0, E.right('the old list'));
    expect(loaded.value).toBe('the new list');
  });

  it('drops an answer that comes after the end of the visit', async () => {
    const server = slowServer();
    const loaded = new Loaded<string, string>(server.task);
    void loaded.load();
    loaded.close();
    await server.answer(0, E.left('no answer'));
    expect(loaded.state).toEqual({ _tag: 'Loading' });
  });
});
