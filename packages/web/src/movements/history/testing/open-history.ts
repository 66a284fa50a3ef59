import { session } from '@aroeira/domain/access/testing';
import type { CallFailure } from '@aroeira/domain/kernel';
import type { Movement } from '@aroeira/domain/movements';
import * as TE from 'fp-ts/TaskEither';
import { signedIn } from '../../../access/testing/signed-in.ts';
import { openApp } from '../../../composition/testing/open-app.tsx';
import { SHELL } from '../../../shell/shell.tokens.ts';
import { movementsRoutes } from '../../movements.routes.tsx';
import { MOVEMENTS } from '../../movements.tokens.ts';
import { SUITABILITY } from '../../../suitability/suitability.tokens.ts';

type Listed = TE.TaskEither<CallFailure, readonly Movement[]>;

/** The history over a server that answers in turn and repeats its last answer, on 20/11/2026 at 15h. */
export const openHistory = (...answers: readonly Listed[]) => {
  let asked = 0;
  const list = (): Listed => () => (answers[Math.min((asked += 1), answers.length) - 1] ?? TE.right([]))();
  const kept: string[] = [];
  const app = openApp('/movements/last-movements', {
    memory: signedIn(session()),
    routes: movementsRoutes,
    also: (put) => {
      put(MOVEMENTS.Movements, { list, reload: list });
      put(SUITABILITY.RenewedSuitability, { isRenewed: TE.right(true) });
      put(SHELL.KeepFile, ({ bytes }, name) => void kept.push(name, new TextDecoder().decode(bytes)));
    },
  });
  return { ...app, kept, asked: () => asked };
};
