import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { documentOf, PERSONA_PASSWORD, type PersonaKey } from '@aroeira/sandbox';

const run = promisify(execFile);

/** What the command line printed. */
type Print = (...words: readonly string[]) => Promise<string>;

/**
 * The command line itself, signed in at a sandbox.
 *
 * @param origin the address of the sandbox
 */
export const commandLine = async (origin: string, persona: PersonaKey): Promise<Print> => {
  const env = {
    ...process.env,
    PORTAL_HOME: mkdtempSync(join(tmpdir(), 'portal-')),
    PORTAL_API: `${origin}/api`,
    PORTAL_PASSWORD: PERSONA_PASSWORD,
  };
  const print: Print = async (...words) => {
    const { stdout } = await run('node_modules/.bin/tsx', ['packages/cli/src/main.ts', ...words], { env });
    return stdout;
  };
  await print('login', documentOf(persona));
  return print;
};
