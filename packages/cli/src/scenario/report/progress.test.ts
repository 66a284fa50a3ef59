import { manualScheduler } from '@aroeira/domain/kernel/testing';
import { expect, it } from 'vitest';
import { testSandbox } from '../../testing/sandbox.ts';
import { written } from '../testing/written.ts';

const { sandbox, signedOut } = testSandbox();

/** What a terminal takes to empty its line. */
const EMPTY = '\r\u001b[2K';

const FILES = Object.fromEntries(
  ['one', 'two'].map((name) => [
    `${name}.yaml`,
    `name: ${name}\nas: ana\nsteps: [{ name: total, run: position }, { run: login x --password Minha@999, expect: { exit: 1 } }]`,
  ]),
);

/** Runs two scenarios. When as many as `together` ask for the position, time passes, and then they get it. */
const printed = async (together: number, words: readonly string[], columns: number | undefined) => {
  const { folder, path } = written(FILES);
  const time = manualScheduler();
  let [asked, release] = [0, (): void => undefined];
  const all = new Promise<void>((resolve) => (release = resolve));
  const { out } = await signedOut({
    ...(columns !== undefined && { screen: { columns: () => columns } }),
    clock: time.clock,
    scheduler: time,
    fetch: async (url, init) => {
      if (!url.includes('investorPosition')) return sandbox.fetch(url, init);
      asked += 1;
      if (asked >= together) {
        time.pass(1200);
        release();
      }
      await all;
      return sandbox.fetch(url, init);
    },
  }).portal(['scenario', 'run', folder, ...words.map((word) => word.replace('HERE', path('r')))]);
  // What a terminal shows at the end: an emptied line is gone.
  const pieces = out.split(EMPTY);
  const left = pieces.map((piece, at) =>
    at < pieces.length - 1 ? piece.slice(0, piece.lastIndexOf('\n') + 1) : piece,
  );
  return { out, left: left.join('') };
};

it('shows the step that runs in a line that is replaced, and leaves nothing of it', async () => {
  const { out, left } = await printed(1, ['--parallel', '1'], 80);
  expect(out).toContain(`${EMPTY}0 of 2 · one › total 1 s${EMPTY}`);
  expect(out).toContain(`${EMPTY}1 of 2 · two › total 1 s${EMPTY}`);
  expect(left).toMatch(/✔ total: position \(ana\)/);
  expect(left).not.toMatch(/›|\r/);
});

it('shows how many run and which steps, in no more than a line', async () => {
  const { out } = await printed(2, ['--parallel', '2'], 50);
  expect(out).toContain(`${EMPTY}0 of 2, 2 run · one › total 1 s · two › total 1 s\r`);
  // What ran side by side took no longer than one of the two.
  expect(out).toContain('duration_ms 1200\n');
  const narrow = await printed(2, ['--parallel', '2'], 34);
  expect(narrow.out).toContain(`${EMPTY}0 of 2, 2 run · one › total 1 s\r`);
});

it.each([
  ['a pipe', [], undefined],
  ['a program that reads JSON', ['--json'], 80],
  ['one that reads TAP', ['--tap', 'HERE'], 80],
])('shows no such line to %s', async (_reader, words, columns) => {
  expect((await printed(1, ['--parallel', '1', ...words], columns)).out).not.toMatch(/›|\r/);
});
