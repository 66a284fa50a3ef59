import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { describe, expect, it } from 'vitest';
import type { Itself } from './command.ts';
import { COMMANDS, makeProgram } from './program.ts';
import { device, quietIo } from './testing/index.ts';

describe('wrong usage', () => {
  it.each([
    ['nonsense', 'unknown command'],
    ['position --nonsense', 'unknown option'],
    ['login', "missing required argument 'document'"],
    ['--api http://x', 'A command is missing'],
    ['rules', 'A command is missing'],
    ['position --api nonsense', '--api'],
  ])('ends %s with 2 and says why', async (words, why) => {
    const { portal } = device();
    const ran = await portal(`${words} --json`);
    expect([ran.exit, ran.out]).toEqual([2, '']);
    expect(ran.error).toMatchObject({ error: { code: 'usage', message: expect.stringContaining(why) } });
  });

  it('is a plain line without --json', async () => {
    const { err, exit } = await device().portal('nonsense');
    expect([exit, err]).toEqual([2, "unknown command 'nonsense'\n"]);
  });
});

/** Groups and their commands at any depth, as they are typed. */
const pathsOf = ({ commands }: Pick<CommandUnknownOpts, 'commands'>): readonly string[] =>
  commands.flatMap((command) => [command.name(), ...pathsOf(command).map((inner) => `${command.name()} ${inner}`)]);

/** A program that nobody runs. */
const NOT_ITSELF: Itself = { run: () => Promise.resolve(0), wrongUsage: () => Promise.resolve(undefined) };

const wholeProgram = () => {
  const program = makeProgram(quietIo);
  for (const add of COMMANDS) add(program, () => Promise.resolve(), NOT_ITSELF);
  return program;
};

describe('help', () => {
  it('is an answer', async () => {
    const { exit, out, err } = await device().portal('--help');
    expect([exit, err]).toEqual([0, '']);
    expect(out).toContain('position');
  });

  it('shows an example of every command, and of every group of them', async () => {
    const all = pathsOf(wholeProgram());
    expect(all).toEqual(expect.arrayContaining(['login', 'rules', 'rules validate']));
    for (const path of all)
      expect([path, (await device().portal(`${path} --help`)).out]).toEqual([
        path,
        expect.stringMatching(/Examples?:\n {2}.*portal/),
      ]);
  });
});

it('names the file that a command saves in one way, -o or --output', async () => {
  const optionsOf = ({ commands, options }: Pick<CommandUnknownOpts, 'commands' | 'options'>): readonly string[] => [
    ...options.filter(({ description }) => description.includes('the folder for')).map(({ flags }) => flags),
    ...commands.flatMap(optionsOf),
  ];
  const saving = optionsOf(wholeProgram());
  expect(saving.length).toBeGreaterThan(3);
  expect(new Set(saving)).toEqual(new Set(['-o, --output <file>']));
});

it('keeps the global options wherever they stand', async () => {
  const { portal } = device();
  for (const words of ['--json whoami', 'whoami --json'])
    expect((await portal(words)).error).toMatchObject({ error: { code: 'no_session' } });
});
