import { isCallFailure } from '@aroeira/domain/kernel';
import { LIST_TEXTS, ORDER_TEXTS, redemptionBlockMessage } from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import { GoBack, signedInPage } from '../../shell/frame/signed-in-page.tsx';
import { useInject, useVisit } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import { MOVEMENTS } from '../movements.tokens.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ButtonLink } from '../../shell/frame/button-link.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { HoursNotice } from '../hours-notice.tsx';
import { RedeemedScreen } from './redeemed.screen.tsx';
import { RedemptionFormScreen } from './redemption-form.screen.tsx';
import type { OpenFailure } from './redemption.view-model.ts';
import '../movements.css';

/** The fund that the list passed. */
const fundIn = (passed: object | undefined): number | undefined =>
  passed !== undefined && 'fundId' in passed && typeof passed.fundId === 'number' ? passed.fundId : undefined;

const Redemption = observer(({ fundId }: { readonly fundId: number }) => {
  const model = useVisit(MOVEMENTS.OpenRedemption, fundId);
  const hours = useVisit(MOVEMENTS.OpenOrderHours);
  if (model === undefined) return null;
  const { loaded, order } = model;
  const { state } = loaded;
  if (order !== undefined && loaded.value !== undefined)
    return <RedeemedScreen model={model} opened={loaded.value} order={order} hours={hours} />;
  return (
    <div className="page">
      <PageHead title={ORDER_TEXTS.redeem} back="/movements/redemption" />
      {state._tag !== 'Shown' && <HoursNotice hours={hours} />}
      {state._tag === 'Loading' && <Waiting />}
      {state._tag === 'Failed' && <NotOpened failure={state.failure} onRetry={loaded.load} />}
      {state._tag === 'Shown' && <RedemptionFormScreen model={model} hours={hours} opened={state.value} />}
    </div>
  );
});

const FromList = () => {
  const fundId = fundIn(useInject(SHARED.BrowserNavigation).state());
  return fundId === undefined ? <GoBack to="/movements/redemption" /> : <Redemption fundId={fundId} />;
};

/** `/movements/redemption/operation`. Without a fund from the list it goes back. @see spec B §4 Redemption flow 2 */
export const Page = signedInPage(FromList, 'redeeming');

const Waiting = () => (
  <div className="card stack" aria-busy="true">
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
);

/** A fund that cannot be redeemed from says why. A list that did not load can load again. */
const NotOpened = ({ failure, onRetry }: { readonly failure: OpenFailure; readonly onRetry: () => Promise<void> }) => {
  if (isCallFailure(failure) || failure._tag === 'FundsNotLoaded')
    return <ErrorState title={LIST_TEXTS.fundsNotLoaded} failure={failure} onRetry={() => void onRetry()} />;
  return (
    <EmptyState title={redemptionBlockMessage(failure)} body={ORDER_TEXTS.otherFundsSay}>
      <ButtonLink to="/movements/redemption">{ORDER_TEXTS.otherFunds}</ButtonLink>
    </EmptyState>
  );
};
