import { isInDoubt } from '@aroeira/domain/movements';
import { HISTORY_TEXTS } from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import { ButtonLink } from '../shell/frame/button-link.tsx';
import type { Call } from '../ui/call.ts';

type Failure = Parameters<typeof isInDoubt>[0];

/** The way to the history for a client who must see if an order without an answer was booked. @see decision Q087 */
export const HistoryLink = observer(({ call }: { readonly call: Pick<Call<Failure>, 'failure'> }) =>
  call.failure !== undefined && isInDoubt(call.failure) ? (
    <ButtonLink to="/movements/last-movements" look="secondary">
      {HISTORY_TEXTS.title}
    </ButtonLink>
  ) : null,
);
