import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { Call } from './call.ts';

type Answer = { readonly _tag: 'Left'; readonly left: string } | { readonly _tag: 'Right'; readonly right: string };

/** A server that answers when the test tells it to. */
const slowServer = () => {
  const open: ((answer: Answer) => void)[] = [];
  const answer = async (given: Answer): Promise<void> => {
    open.shift()?.(given);
    // Each step of the call waits for one microtask.
    for (const _ of [1, 2, 3, 4, 5]) await Promise.resolve();
  };
  return {
    task: () => new Promise<Answer>((resolve) => void open.push(resolve)),
    asked: () => open.length,
    takes: (right: string) => answer({ _tag: 'Right', right }),
    refuses: (left: string) => answer({ _tag: 'Left', left }),
  };
};

const listener = () => {
  const heard: string[] = [];
  return {
    heard,
    follow: { done: (answer: string) => heard.push(answer), refused: (failure: string) => heard.push(failure) },
  };
};

describe('a call', () => {
  it('is busy until the server answers, and then done', async () => {
    const server = slowServer();
    const call = new Call<string>();
    const { heard, follow } = listener();
    expect(call.state).toEqual({ _tag: 'Idle' });
    void call.run(server.task, follow);
    expect([call.isBusy, heard]).toEqual([true, []]);
    await server.takes('saved');
    expect([call.state, heard]).toEqual([{ _tag: 'Done' }, ['saved']]);
  });

  it('keeps the failure of a refusal until another call begins', async () => {
    const server = slowServer();
    const call = new Call<string>();
    const { heard, follow } = listener();
    void call.run(server.task, follow);
    await server.refuses('too short');
    expect([call.failure, heard]).toEqual(['too short', ['too short']]);
    void call.run(server.task, follow);
    expect(call.failure).toBeUndefined();
  });

  it('ignores a second press during the first call', async () => {
    const server = slowServer();
    const call = new Call<string>();
    void call.run(server.task);
    await call.run(server.task);
    expect(server.asked()).toBe(1);
  });

  it.each([
    ['succeeds', (server: ReturnType<typeof slowServer>) => server.takes('saved')],
    ['is refused', (server: ReturnType<typeof slowServer>) => server.refuses('too short')],
  ])('that %s after the end of the visit changes nothing and runs nothing', async (_, answer) => {
    const server = slowServer();
    const call = new Call<string>();
    const { heard, follow } = listener();
    void call.run(server.task, follow);
    call.close();
    await answer(server);
    expect([call.state, heard]).toEqual([{ _tag: 'Idle' }, []]);
  });

  it('undoes an answer that came after the end of the visit, and waits for that', async () => {
    const server = slowServer();
    const call = new Call<string>();
    const { heard, follow } = listener();
    const late = async (answer: string) => {
      await Promise.resolve();
      heard.push(`undid ${answer}`);
    };
    const running = call.run(server.task, { ...follow, late });
    call.close();
    await server.takes('saved');
    await running;
    expect([call.state, heard]).toEqual([{ _tag: 'Idle' }, ['undid saved']]);
  });

  it('of the next visit ignores the answer of the visit before', async () => {
    const server = slowServer();
    const call = new Call<string>();
    const { heard, follow } = listener();
    void call.run(server.task, follow);
    call.close();
    void call.run(server.task, follow);
    await server.takes('of the first visit');
    expect([call.isBusy, heard]).toEqual([true, []]);
    await server.takes('of this visit');
    expect([call.isBusy, heard]).toEqual([false, ['of this visit']]);
  });

  it('shows a failure that the page found, and removes it', async () => {
    const call = new Call<string>();
    call.refuse('a field is wrong');
    expect(call.failure).toBe('a field is wrong');
    call.dismiss();
    expect(call.state).toEqual({ _tag: 'Idle' });
    await call.run(TE.right('saved'));
    expect(call.state).toEqual({ _tag: 'Done' });
  });
});
