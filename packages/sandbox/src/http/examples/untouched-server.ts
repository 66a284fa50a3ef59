import { call } from '../../testing/calls.ts';
import { operationsOf, type Operation } from '../../testing/every-call.ts';
import { sandboxOn } from '../../testing/test-sandbox.ts';
import { seededDatabase } from '../../testing/seeded-database.ts';
import { keyOf, refusalIn, type PlayedRefusal } from './record-plan.ts';

const KEY = 'a key of a test environment';
/** One network may send so many keys in a quarter of an hour. */
const GUESSES = 10;
/** What a server refuses that has room for no world, and where no scenario ran. */
const ASKED = ['POST /sandbox/worlds', 'GET /sandbox/scenario-results'];

/** Plays what a server refuses whose controls need a key: without it, and after too many guesses. */
export const playUntouched = async (): Promise<(operation: Operation) => readonly PlayedRefusal[]> => {
  const options = { controlsKey: KEY, worlds: { most: 0, idleHours: 24 } };
  const sandbox = await sandboxOn(await seededDatabase(), options);
  try {
    const controls = (await operationsOf(sandbox)).filter(({ path }) => path.startsWith('/sandbox/'));
    const refused = new Map<string, PlayedRefusal[]>();
    const ask = async (operation: Operation, headers = {}): Promise<void> => {
      const answer = await call(sandbox, keyOf(operation).replaceAll(/[{}]/g, ''), { headers });
      // A ticket lets in, so one of these calls asks for no key.
      if (answer.status === 400) return;
      refused.set(keyOf(operation), [...(refused.get(keyOf(operation)) ?? []), refusalIn(answer)]);
    };
    for (const operation of controls) await ask(operation);
    for (const operation of controls.filter((each) => ASKED.includes(keyOf(each))))
      await ask(operation, { 'x-sandbox-key': KEY });
    const guess = { 'x-sandbox-key': 'a guess' };
    for (let count = 0; count < GUESSES; count += 1) await call(sandbox, 'GET /sandbox/personas', { headers: guess });
    for (const operation of controls) await ask(operation, guess);
    return (operation) => refused.get(keyOf(operation)) ?? [];
  } finally {
    await sandbox.close();
  }
};
