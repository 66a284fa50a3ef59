import { expect, it } from 'vitest';
import { quietIo } from '../testing/index.ts';
import { runWords } from './run-step.ts';

it('tells that a command broke, so that the other scenarios run on', async () => {
  const itself = { run: () => Promise.reject(new Error('a slip')), wrongUsage: () => Promise.resolve(undefined) };
  const ran = await runWords(['position'], {
    itself,
    io: quietIo,
    home: '/none',
    api: 'http://none.test/api',
    world: undefined,
    stdin: '',
  });
  expect(ran).toMatchObject({ exit: 70, err: 'The command broke: a slip' });
});
