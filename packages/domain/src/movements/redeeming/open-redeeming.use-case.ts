import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { GatherStanding, StandingClient } from '../../registration/flags/gather-standing.use-case.ts';
import { permissionsOf } from '../../registration/flags/permissions.rules.ts';
import type { CannotRedeem, FundsNotLoaded, RedemptionBlock } from '../movements.errors.ts';
import type { LoadRedeeming, Redeeming } from './load-redeeming.use-case.ts';

type OpenRedeeming = (
  client: StandingClient,
  fundId: number,
) => TE.TaskEither<CannotRedeem | FundsNotLoaded | RedemptionBlock | CallFailure, Redeeming>;

interface Parts {
  readonly gatherStanding: GatherStanding;
  readonly loadRedeeming: LoadRedeeming;
}

/**
 * Opens the form of a redemption for a client who may redeem. Asks first whether the client may.
 *
 * @see spec A §6, B §4 Redemption flow, B §6; decisions Q003, Q106
 */
export const makeOpenRedeeming =
  ({ gatherStanding, loadRedeeming }: Parts): OpenRedeeming =>
  (client, fundId) =>
    pipe(
      gatherStanding(client),
      TE.map((standing) => permissionsOf(standing).redeeming),
      TE.filterOrElseW(
        ({ isOpen }) => isOpen,
        ({ reason }): CannotRedeem => ({ _tag: 'CannotRedeem', reason }),
      ),
      TE.chainW(() => loadRedeeming(client.clientId, fundId)),
    );
