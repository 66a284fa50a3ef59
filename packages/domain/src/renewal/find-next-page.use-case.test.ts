import * as E from 'fp-ts/Either';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import type { CallFailure } from '../kernel/call-failure.ts';
import { ANA, unreachable } from '../kernel/testing/index.ts';
import { flagsOf } from '../registration/flags/flags.rules.ts';
import type { RegistrationProgress } from '../registration/flow/find-progress.use-case.ts';
import { standing } from '../registration/testing/index.ts';
import { makeFindNextPage } from './find-next-page.use-case.ts';
import type { Renewal } from './renewal.ts';
import { renewal } from './testing/index.ts';

const progress = (due: RegistrationProgress['due']): RegistrationProgress => ({
  standing: standing(),
  flags: flagsOf(standing()),
  due,
});

const next = (found: E.Either<CallFailure, RegistrationProgress>, changes: Partial<Renewal>) =>
  makeFindNextPage({
    findProgress: () => TE.fromEither(found),
    loadRenewal: () => T.of({ renewal: renewal(changes), isRequested: true, failure: undefined }),
  })({ clientId: 7, document: ANA, isCoHolder: false })();

it('answers the page where the registration continues, even when a renewal is due', async () => {
  expect(await next(E.right(progress('pepData')), { status: 'expired' })).toEqual(E.right('pepData'));
});

it('answers the place of an expired renewal, and otherwise the dashboard', async () => {
  expect(await next(E.right(progress(undefined)), { status: 'expired' })).toEqual(E.right('renewalCheckList'));
  expect(await next(E.right(progress(undefined)), { status: 'available' })).toEqual(E.right('dashboard'));
  expect(await next(E.right(progress(undefined)), { status: 'ok' })).toEqual(E.right('dashboard'));
});

it('fails when the progress failed to load', async () => {
  expect(await next(E.left(unreachable), {})).toEqual(E.left(unreachable));
});
