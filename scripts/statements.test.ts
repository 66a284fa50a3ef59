import { expect, it } from 'vitest';
import { filesLike } from './repository.ts';
import { statementsOf } from './statements.ts';

const PATH = 'packages/sandbox/src/a.sql.ts';
const keysOf = (text: string) => statementsOf({ path: PATH, text }).map(({ table, keys }) => [table, keys]);

it.each([
  ["db.selectFrom('funds').where('funds.id', '=', id)", [['funds', ['id']]]],
  ["db.selectFrom('funds').where('title', 'like', text)", [['funds', []]]],
  ["db.deleteFrom('audit').where('client_id', '=', id).where('at', '<', now)", [['audit', ['client_id']]]],
  ["const f = (db) => { const q = db.updateTable('funds'); return q.where('id', '=', 1); }", [['funds', ['id']]]],
  ["const row = (id) => ({ client_id: id }); db.deleteFrom('a').where((eb) => eb.and(row(1)))", [['a', ['client_id']]]],
])('finds the key of %s', (text, found) => {
  expect(keysOf(text)).toEqual(found);
});

/** Found by the world alone: it has one such row, a short list that all its clients share, or a log of so many lines at the most. */
const WHOLE_IN_A_WORLD = [
  'banks',
  'captcha_secrets',
  'clock_moves',
  'faults',
  'logged_requests',
  'planners',
  'scenario_results',
  'signing_keys',
  'version_bumps',
];

/** Functions that find their rows by no key, each with its reason. */
const REASONS: Readonly<Record<string, string>> = {
  endingSessions: 'its callers name the client or the session',
  spendCaptcha: 'forgets what has expired, by the index of its end',
  keepLink: 'forgets what has expired: a tester has few',
  askDatabase: 'asks whether the database takes writes, and deletes nothing',
  addRequests: 'forgets the minutes that are over, for all worlds',
  seedIfEmpty: 'asks once, at the start, whether there is anybody',
  releaseClaims: 'at the start of a server that has the database alone',
};

it('finds the rows of each statement by a client, a device, a token, a document or an id', () => {
  const files = filesLike(/^packages\/sandbox\/src\/(?!http\/examples).*\.sql\.ts$/);
  const statements = files.flatMap(statementsOf);
  expect(statements.length).toBeGreaterThan(250);
  const line = ({ place, name, verb, table, keys }: (typeof statements)[number]): string =>
    `${place} ${name} ${verb} ${table} by ${['world', ...keys].join(', ')}`;
  console.log(statements.map(line).join('\n'));
  const lost = statements.filter(
    ({ keys, table, name }) => keys.length === 0 && !WHOLE_IN_A_WORLD.includes(table) && !(name in REASONS),
  );
  expect(lost.map(line)).toEqual([]);
  // Citus wants a client in tables that have none yet. A running server then still has to know which is meant.
  expect(statements.filter(({ isVague }) => isVague).map(line)).toEqual([]);
});
