import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import type { CallFailure } from '../kernel/call-failure.ts';
import { ANA, unreachable } from '../kernel/testing/index.ts';
import { flagsOf } from '../registration/flags/flags.rules.ts';
import type { RegistrationProgress } from '../registration/flow/find-progress.use-case.ts';
import { flowFacts, standing } from '../registration/testing/index.ts';
import { makeFindNextPage } from './find-next-page.use-case.ts';
import type { RegistrationPlace } from '../registration/flow/registration-place.ports.ts';
import type { Renewal } from './renewal.ts';
import { renewal } from './testing/index.ts';

const progress = (due: RegistrationProgress['due']): RegistrationProgress => ({
  standing: standing(),
  flags: flagsOf(standing()),
  facts: flowFacts(),
  due,
});

const next = (
  found: E.Either<CallFailure, RegistrationProgress>,
  changes: Partial<Renewal>,
  saved?: RegistrationPlace,
) =>
  makeFindNextPage({
    findProgress: () => TE.fromEither(found),
    loadRenewal: () => T.of({ renewal: renewal(changes), isRequested: true, failure: undefined }),
    place: { read: () => O.fromNullable(saved) },
  })({ clientId: 7, document: ANA, isCoHolder: false })();

const opens = (...asked: Parameters<typeof next>) =>
  pipe(
    () => next(...asked),
    TE.map((page) => page.opens),
  )();

it('answers what is due beside the page that opens', async () => {
  expect(await next(E.right(progress('pepData')), {})).toEqual(E.right({ opens: 'authStart', due: 'pepData' }));
});

it('answers the page where the registration continues, even when a renewal is due', async () => {
  const found = E.right(progress('pepData'));
  const saved = { clientId: 7, saved: 'personalData' } as const;
  expect(await opens(found, { status: 'expired' }, saved)).toEqual(E.right('addressData'));
  expect(await opens(found, { status: 'expired' })).toEqual(E.right('authStart'));
  // Another client saved this page on the same device.
  expect(await opens(found, {}, { ...saved, clientId: 8 })).toEqual(E.right('authStart'));
});

it('answers the place of an expired renewal, and otherwise the dashboard', async () => {
  expect(await opens(E.right(progress(undefined)), { status: 'expired' })).toEqual(E.right('renewalCheckList'));
  expect(await opens(E.right(progress(undefined)), { status: 'available' })).toEqual(E.right('dashboard'));
  expect(await opens(E.right(progress(undefined)), { status: 'ok' })).toEqual(E.right('dashboard'));
});

it('fails when the progress failed to load', async () => {
  expect(await opens(E.left(unreachable), {})).toEqual(E.left(unreachable));
});
