import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from '@commander-js/extra-typings';
import { describe, expect, it } from 'vitest';
import { completionIn } from './completion.command.ts';
import { device } from './testing/index.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
const hasShell = (shell: string): boolean => spawnSync(shell, ['-c', 'true']).status === 0;

/** What each shell is told to find out which words may stand behind others. */
const ASKING = {
  bash: (file: string, words: readonly string[]) => [
    '-c',
    'file=$1; shift; source "$file"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _portal; echo "${COMPREPLY[@]}"',
    'bash',
    file,
    ...words,
  ],
  // The completion system itself needs a terminal: these stand in for the two of its functions that are used.
  zsh: (file: string, words: readonly string[]) => [
    '-fc',
    'file=$1; shift; compdef() {}; _files() {}; _describe() { local w; for w in ${(P)2}; do [[ $w == $PREFIX* ]] && print -rn -- "${w%%:*} "; done; true }; source "$file"; words=("$@"); CURRENT=$#; PREFIX=${@[-1]}; _portal',
    'zsh',
    file,
    ...words,
  ],
  fish: (file: string, words: readonly string[]) => [
    '--no-config',
    '-c',
    'source $argv[1]; complete -C (string join -- " " $argv[2..]) | string split -f1 \\t | string join " "; true',
    file,
    ...words,
  ],
} as const;

/** The words that a shell offers where the last one is begun. */
const offered = async (shell: (typeof SHELLS)[number], words: string): Promise<readonly string[]> => {
  const { home, portal } = device();
  const file = join(home, 'completion');
  writeFileSync(file, (await portal(`completion ${shell}`)).out);
  const told = execFileSync(shell, ASKING[shell](file, words.split(' ')), { encoding: 'utf8' });
  return told.trim().split(/\s+/).toSorted();
};

describe.each(SHELLS)('completion in %s', (shell) => {
  it('is written from the program, command by command', async () => {
    const { exit, out } = await device().portal(`completion ${shell}`);
    expect(exit).toBe(0);
    for (const word of ['business-hours', 'personas', 'caption', 'dry-run']) expect(out).toContain(word);
  });

  it.runIf(hasShell(shell))('knows commands, options and choices, wherever the global options stand', async () => {
    expect(await offered(shell, 'portal rules va')).toEqual(['validate']);
    expect(await offered(shell, 'portal --api http://x --json rules va')).toEqual(['validate']);
    expect(await offered(shell, 'portal rules validate --m')).toEqual(['--max-length', '--min-length']);
    expect(await offered(shell, 'portal completion ')).toEqual(['bash', 'fish', 'zsh']);
    expect(await offered(shell, 'portal --home rules va')).not.toEqual(['validate']);
  });
});

it('offers the choices of an option as its value, and survives a quote', () => {
  const program = new Command('portal');
  program.command('trigger').addOption(new Option('--what <event>', "an event's name").choices(['sold', 'signed']));
  const script = `${completionIn('bash', program)}\nCOMP_WORDS=(portal trigger --what si); COMP_CWORD=3; _portal; echo "$COMPREPLY"`;
  expect(execFileSync('bash', ['-c', script], { encoding: 'utf8' })).toBe('signed\n');
});

it('knows three shells and no other', async () => {
  expect(await device().portal('completion tcsh')).toMatchObject({ exit: 2, out: '' });
  expect((await device().portal('completion bash --json')).json).toMatchObject({ shell: 'bash' });
});
