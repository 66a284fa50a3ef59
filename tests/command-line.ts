import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { documentOf, PERSONA_PASSWORD, type PersonaKey } from '@aroeira/sandbox';

const run = promisify(execFile);

/** Runs a command, and reads the JSON document that it prints. */
type Print = (...words: readonly string[]) => Promise<unknown>;

/**
 * The command line itself, signed in at a sandbox. Each command is a process, and its start alone costs a second.
 *
 * @param origin the address of the sandbox
 */
export const commandLine = async (origin: string, persona: PersonaKey): Promise<Print> => {
  const home = mkdtempSync(join(tmpdir(), 'portal-'));
  const env = { ...process.env, PORTAL_HOME: home, PORTAL_API: `${origin}/api`, PORTAL_PASSWORD: PERSONA_PASSWORD };
  const print: Print = async (...words) => {
    const { stdout } = await run('node_modules/.bin/tsx', ['packages/cli/src/main.ts', ...words, '--json'], { env });
    return JSON.parse(stdout);
  };
  await print('login', documentOf(persona));
  return print;
};
