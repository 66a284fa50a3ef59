import * as E from 'fp-ts/Either';
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

it('answers the page where the registration continues, even when a renewal is due', async () => {
  const found = E.right(progress('pepData'));
  const saved = { clientId: 7, saved: 'personalData' } as const;
  expect(await next(found, { status: 'expired' }, saved)).toEqual(E.right('addressData'));
  expect(await next(found, { status: 'expired' })).toEqual(E.right('authStart'));
  // Another client saved this page on the same device.
  expect(await next(found, {}, { ...saved, clientId: 8 })).toEqual(E.right('authStart'));
});

it('answers the place of an expired renewal, and otherwise the dashboard', async () => {
  expect(await next(E.right(progress(undefined)), { status: 'expired' })).toEqual(E.right('renewalCheckList'));
  expect(await next(E.right(progress(undefined)), { status: 'available' })).toEqual(E.right('dashboard'));
  expect(await next(E.right(progress(undefined)), { status: 'ok' })).toEqual(E.right('dashboard'));
});

it('fails when the progress failed to load', async () => {
  expect(await next(E.left(unreachable), {})).toEqual(E.left(unreachable));
});
