import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as E from 'fp-ts/Either';
import { ok, problem, type Finding } from './finding.ts';

/** Whatever others than its owner may do. */
const OTHERS = 0o077;

/**
 * Whether sessions can be kept in a folder, and nobody else can read them: folder 0700, files 0600. One that is not there
 * yet is made by the first command that keeps something.
 *
 * @see the command line's contract, Conventions: `--home`
 */
export const checkHome = (folder: string): Finding => {
  const isThere = existsSync(folder);
  if (!canWrite(isThere ? folder : nearest(folder))) return problem(`Não é possível gravar em ${folder}.`);
  if (!isThere) return ok(`${folder} (ainda não existe)`);
  const open = [folder, ...readdirSync(folder).map((name) => join(folder, name))].filter(isOpenToOthers);
  if (open.length > 0) return problem(`Outros usuários têm acesso a ${open.join(', ')}: retire-o com chmod go=.`);
  return ok(`${folder} (modo ${modeOf(folder).toString(8)})`);
};

/** The nearest folder above that is there. */
const nearest = (folder: string): string => {
  const above = dirname(folder);
  return existsSync(above) || above === folder ? above : nearest(above);
};

const canWrite = (folder: string): boolean =>
  E.isRight(
    E.tryCatch(
      () => accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK),
      () => undefined,
    ),
  ) && statSync(folder).isDirectory();

/** What a run of the program took away meanwhile has none. */
const modeOf = (path: string): number => (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o777;

const isOpenToOthers = (path: string): boolean => (modeOf(path) & OTHERS) !== 0;
