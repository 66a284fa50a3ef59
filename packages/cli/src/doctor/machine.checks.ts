import type { SignedInSession } from '@aroeira/domain/access';
import type { CallFailure } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as E from 'fp-ts/Either';
import { callRefusal, type Refusal } from '../refusal.ts';
import { ok, problem, type Finding } from './finding.ts';
import manifest from '../../../../package.json' with { type: 'json' };

/** The oldest Node of the project's manifest: `>=20.19`. */
const NEEDED = manifest.engines.node.replace('>=', '');

/** @param version of the running Node, without the v: `20.19.1` */
export const checkNode = (version: string): Finding =>
  version.localeCompare(NEEDED, 'en', { numeric: true }) >= 0
    ? ok(version)
    : problem(`${version}: é preciso a versão ${NEEDED} ou mais nova.`);

/** The permission bits of all users except the owner. */
const OTHERS = 0o077;

/** Folder 0700, files 0600. None is fine: what first keeps something makes it. @see the contract, `--home` */
export const checkHome = (folder: string): Finding => {
  const isThere = existsSync(folder);
  if (!canWrite(isThere ? folder : nearest(folder))) return problem(`Não é possível gravar em ${folder}.`);
  if (!isThere) return ok(`${folder} (ainda não existe)`);
  const open = [folder, ...readdirSync(folder).map((name) => join(folder, name))].filter(isOpenToOthers);
  if (open.length > 0) return problem(`Outros usuários têm acesso a ${open.join(', ')}: retire-o com chmod go=.`);
  return ok(`${folder} (modo ${modeOf(folder).toString(8)})`);
};

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

/** The permissions of a path. A path that another run removed has none. */
const modeOf = (path: string): number => (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o777;

const isOpenToOthers = (path: string): boolean => (modeOf(path) & OTHERS) !== 0;

/** No session is no problem. @param stored the session, or the refusal without a usable one: exit 4 for none */
export const checkSession = (
  stored: TE.TaskEither<Refusal, SignedInSession>,
  read: (path: string) => TE.TaskEither<CallFailure, unknown>,
): Task<Finding> =>
  pipe(
    stored,
    TE.map((session) =>
      pipe(
        read(`/clients/${session.clientId}`),
        TE.match(
          (failure) => problem(`A sessão de ${session.name} não abre: ${callRefusal(failure).message}`),
          () => ok(`Aberta: ${session.name}`),
        ),
      ),
    ),
    TE.matchE(
      ({ exit, message }) =>
        () =>
          Promise.resolve(exit === 4 ? ok('Nenhuma.') : problem(message)),
      (checked) => checked,
    ),
  );
