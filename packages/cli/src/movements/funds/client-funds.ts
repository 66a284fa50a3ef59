import type { SignedInSession } from '@aroeira/domain/access';
import type { CallFailure } from '@aroeira/domain/kernel';
import { investmentMessage, LIST_TEXTS, type Fund } from '@aroeira/domain/movements';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { App } from '../../composition.ts';
import { callRefusal, refusalBy, type Refusal } from '../../refusal.ts';

/** The funds of the client who is signed in. */
export const clientFunds = (app: App, { clientId }: SignedInSession): TE.TaskEither<Refusal, readonly Fund[]> =>
  pipe(app.orders.funds(clientId), TE.mapLeft(fundsRefusal));

/** One of them. @returns the refusal of a fund that is not in the list otherwise */
export const fundIn = (funds: readonly Fund[], fundId: number): E.Either<Refusal, Fund> =>
  pipe(
    funds.find(({ id }) => id === fundId),
    E.fromNullable(refusalBy(investmentMessage)({ _tag: 'FundUnknown', field: 'fundId', fundId })),
  );

/** Whatever fails but the session reads as on the screen. @see spec B §8 Movements */
const fundsRefusal = (failure: CallFailure): Refusal =>
  failure._tag === 'NoSession' ? callRefusal(failure) : { ...callRefusal(failure), message: LIST_TEXTS.fundsNotLoaded };
