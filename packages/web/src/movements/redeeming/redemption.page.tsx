import { useState } from 'react';
import { isCallFailure } from '@aroeira/domain/kernel';
import { TRY_AGAIN } from '@aroeira/domain/kernel/messages';
import type { OrderNotConfirmed, RedemptionFailure, RedemptionOrder } from '@aroeira/domain/movements';
import {
  FUND_MOVED,
  LIST_TEXTS,
  ORDER_TEXTS,
  redemptionBlockMessage,
  redemptionFailureMessage,
  redemptionFieldMessage,
  termText,
  waitingNotice,
} from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import { GoBack, signedInPage } from '../../shell/frame/signed-in-page.tsx';
import { useInject } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import { useVisit } from '../../composition/use-visit.ts';
import { MOVEMENTS } from '../movements.tokens.ts';
import { ButtonLink } from '../../shell/frame/button-link.tsx';
import { Fact } from '../../ui/fact.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FormBody } from '../../shell/frame/form-page.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { DoneTitle } from '../done-title.tsx';
import { FundCard } from '../funds/fund-card.tsx';
import { HistoryLink } from '../history-link.tsx';
import { HoursNotice } from '../hours-notice.tsx';
import type { OrderHours } from '../order-hours.ts';
import { RedemptionFacts, RedemptionQuestions } from './redemption-questions.tsx';
import type { OpenFailure, OpenRedemption, RedemptionViewModel } from './redemption.view-model.ts';
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
    return <Redeemed opened={loaded.value} order={order} hours={hours} />;
  return (
    <div className="page is-form">
      <PageHead title={ORDER_TEXTS.redeem} back="/movements/redemption" />
      <HoursNotice hours={hours} />
      {state._tag === 'Loading' && <Waiting />}
      {state._tag === 'Failed' && <NotOpened failure={state.failure} onRetry={loaded.load} />}
      {state._tag === 'Shown' && <Form model={model} hours={hours} opened={state.value} />}
    </div>
  );
});

const FromList = () => {
  const fundId = fundIn(useInject(SHARED.BrowserNavigation).state());
  return fundId === undefined ? <GoBack to="/movements/redemption" /> : <Redemption fundId={fundId} />;
};

/** `/movements/redemption/operation`. Without a fund from the list it goes back. @see spec B §4 Redemption flow 2 */
export const Page = signedInPage(FromList, 'redeeming');

interface Props {
  readonly model: RedemptionViewModel;
  readonly hours: OrderHours;
}

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
    return (
      <ErrorState title="Ops!" body={LIST_TEXTS.fundsNotLoaded} retry={TRY_AGAIN} onRetry={() => void onRetry()} />
    );
  return <EmptyState title={redemptionBlockMessage(failure)} />;
};

const Form = ({ model, hours, opened }: Props & { readonly opened: OpenRedemption }) => {
  const { fund, sent } = opened;
  const notice = waitingNotice(fund);
  return (
    <>
      <FundCard fund={fund} heading="h2" />
      {model.hasMoved && <Alert body={FUND_MOVED} />}
      {notice !== undefined && <Notice icon="clock">{notice}</Notice>}
      <FormBody
        sent={sent}
        className="stack-24"
        refusal={refusalOf}
        submit={ORDER_TEXTS.redeem}
        waysOut={<HistoryLink call={sent.call} />}
      >
        <FormFields form={sent.form} sentenceOf={redemptionFieldMessage} />
        <dl className="card is-well facts">
          <Fact caption={ORDER_TEXTS.pricing} value={termText(fund.pricingTerm)} />
          <Fact caption={ORDER_TEXTS.settlement} value={termText(fund.settlementTerm)} />
        </dl>
      </FormBody>
      <RedemptionQuestions asking={model.asking} hours={hours} redeeming={opened} />
    </>
  );
};

/** The field says what is wrong with it. A client who answered no knows it. */
const refusalOf = (failure: RedemptionFailure | OrderNotConfirmed) =>
  failure._tag === 'NotConfirmed' || failure._tag === 'Invalid' || failure._tag === 'FundMoved'
    ? undefined
    : { body: redemptionFailureMessage(failure) };

interface RedeemedProps {
  readonly opened: OpenRedemption;
  readonly order: RedemptionOrder;
  readonly hours: OrderHours;
}

const Redeemed = ({ opened, order, hours }: RedeemedProps) => {
  // The order was given at the hour at which this page began.
  const [notice] = useState(() => hours.notice);
  return (
    <div className="page is-form">
      <DoneTitle>{ORDER_TEXTS.redeemed}</DoneTitle>
      <HoursNotice hours={{ notice }} />
      <div className="card">
        <RedemptionFacts redeeming={opened} order={order} />
      </div>
      <ButtonLink to="/dashboard">{ORDER_TEXTS.finish}</ButtonLink>
    </div>
  );
};
