import { todayOf } from '@aroeira/domain/kernel';
import { definePasswordForm, newClientOf, startOf, type CreateClientFailure } from '@aroeira/domain/registration';
import { createClientAdvice, createClientMessage } from '@aroeira/domain/registration/messages';
import type { SignedInSession } from '@aroeira/domain/access';
import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { openedBy } from '../../access/sign-in/sign-in-steps.ts';
import { STEP_PATHS } from '../../shell/routing/paths.ts';
import { FormModel } from '../../ui/forms/form-model.ts';
import { visitorPage } from '../flow/form.page.tsx';
import type { VisitorVisit } from '../flow/declared-page.ts';
import type { Goes } from '../flow/page.view-model.ts';
import { TAKEN_DOCUMENT } from './taken-document.ts';

/** The start form as this tab keeps it. `undefined` until all of it is right. */
const startIn = ({ draftOf, ports }: VisitorVisit) => startOf(draftOf('start'), todayOf(ports.clock)());

/** Creates the client and signs them in. @see spec A §4 Registration flow, "define password"; decision 0140 */
const create = (visit: VisitorVisit, password: string): TE.TaskEither<CreateClientFailure, Goes> => {
  const { parts } = visit;
  const start = startIn(visit);
  const client = start === undefined ? undefined : newClientOf({ start, password });
  // The page opens only with a start form that is right.
  if (client === undefined || E.isLeft(client)) return TE.right<CreateClientFailure, Goes>('start');
  return pipe(
    parts.createClient(client.right, visit.isWanted),
    TE.tapTask(({ step }) => leftMeanwhile(visit, openedBy(step))),
    TE.map(({ step, next }): Goes => {
      visit.forget('start')();
      if (step._tag !== 'Done') return { to: '/login' };
      parts.openRegistrations.keep(step.session.clientId, true)();
      return next ?? 'dashboard';
    }),
    TE.orElse((failure) => wayOut(visit, failure)),
  );
};

/** A person who left meanwhile has an account and is not signed in. Nobody may find a session that nobody waits for. */
const leftMeanwhile =
  ({ parts, isWanted }: VisitorVisit, opened: SignedInSession | undefined): Task<unknown> =>
  async () =>
    isWanted() || opened === undefined ? undefined : parts.access.abandon(opened)();

/** After these failures the client does not try again here. @see decisions Q046, 0140 */
const wayOut = (visit: VisitorVisit, failure: CreateClientFailure): TE.TaskEither<CreateClientFailure, Goes> => {
  if (failure._tag === 'DocumentTaken') return TE.right({ to: STEP_PATHS.start, state: TAKEN_DOCUMENT });
  if (failure._tag !== 'SignInMissed' && failure._tag !== 'ConsentNotRecorded') return TE.left(failure);
  const { body, ...title } = createClientMessage(failure, visit.parts.configuration.environment);
  visit.parts.notices.alert({ ...title, body: `${body.replace(/\.?$/, '.')} ${createClientAdvice(failure)}` });
  visit.forget('start')();
  return TE.right({ to: '/login' });
};

/** `/registration/form/definePassword` */
export const Page = visitorPage({
  step: 'definePassword',
  title: 'Crie a sua senha',
  lead: 'Você vai usá-la com o seu CPF para entrar. Ao continuar, seu acesso é criado e você aceita o uso de cookies.',
  isOpen: (visit) => startIn(visit) !== undefined,
  form: ({ ports }) => new FormModel(definePasswordForm, ports),
  send: (visit, { password }) => create(visit, password),
  refusal: (failure, _, environment) => createClientMessage(failure, environment),
});
