import { Redirect } from 'wouter';
import type { InvestmentFailure, TermsNotChecked } from '@aroeira/domain/movements';
import {
  HUB_TEXTS,
  INVESTING_TEXTS,
  amountsRefusedMessage,
  leftMessage,
  LIST_TEXTS,
  manualReasonMessage,
  SIGNING_TEXTS,
  TAKE_OVER,
} from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { signedInPage } from '../../shell/frame/signed-in-page.tsx';
import { useVisit } from '../../composition/injection.tsx';
import { MOVEMENTS } from '../movements.tokens.ts';
import { Button } from '../../ui/button.tsx';
import { FailureAlert } from '../../ui/feedback/support-code.tsx';
import { Money } from '../../ui/money.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { SubmitForm } from '../../ui/submit-form.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { HoursNotice } from '../hours-notice.tsx';
import { OrderBar } from '../order-bar.tsx';
import { AllocationCard, LivePercents } from './allocation-card.tsx';
import type { Allocation } from './allocation.ts';
import type { OrderHours } from '../order-hours.ts';
import type { ApplyViewModel } from './apply.view-model.ts';
import { TypeShares } from './type-shares.tsx';
import './investing.css';

const Apply = () => {
  const model = useVisit(MOVEMENTS.OpenApply);
  const hours = useVisit(MOVEMENTS.OpenOrderHours);
  if (typeof model === 'string') return <Redirect to={model} replace />;
  return (
    <div className="page">
      <PageHead title={HUB_TEXTS.invest} back="/movements/investment" />
      <WhenLoaded loaded={model.loaded} failed={NOT_LOADED} waiting={<AmountsWaiting />}>
        {(allocation) => <Amounts model={model} hours={hours} allocation={allocation} />}
      </WhenLoaded>
    </div>
  );
};

const NOT_LOADED = { title: LIST_TEXTS.fundsNotLoaded };

const AmountsWaiting = () => (
  <div className="stack-24">
    <h2>{INVESTING_TEXTS.distribute}</h2>
    <Waiting />
  </div>
);

/** `/movements/investment/apply`. Without chosen funds it leads to them. */
export const Page = signedInPage(Apply, { place: 'investing', waiting: <AmountsWaiting /> });

interface Props {
  readonly model: ApplyViewModel;
}

interface AmountsProps extends Props {
  readonly allocation: Allocation;
}

const Amounts = ({ model, hours, allocation }: AmountsProps & { readonly hours: OrderHours }) => (
  <SubmitForm className="order-columns" isBusy={model.call.isBusy} onSubmit={model.submit}>
    <div className="stack-24">
      <Lead allocation={allocation} />
      <LivePercents allocation={allocation}>
        {allocation.rows.map((row) => (
          <AllocationCard key={row.fund.id} allocation={allocation} row={row} />
        ))}
      </LivePercents>
      <HoursNotice hours={hours} />
    </div>
    <TypeShares allocation={allocation} />
    <Bottom model={model} allocation={allocation} />
  </SubmitForm>
);

/** Who sets the amounts, and why. @see spec B §4 Investment flow 4 */
const Lead = observer(({ allocation: { distribution, takeOver } }: Pick<AmountsProps, 'allocation'>) => {
  const title = useRef<HTMLHeadingElement>(null);
  const press = () => {
    takeOver();
    // The button is gone. The next Tab comes to the first amount.
    title.current?.focus({ preventScroll: true });
  };
  return (
    <div className="stack-8 invest-lead">
      <h2 tabIndex={-1} ref={title}>
        {INVESTING_TEXTS.distribute}
      </h2>
      {distribution._tag === 'Suggested' ? (
        <>
          <p className="secondary">{INVESTING_TEXTS.suggestedLead}</p>
          <Button look="secondary" onPress={press}>
            {TAKE_OVER}
          </Button>
        </>
      ) : (
        <p className="secondary">{manualReasonMessage(distribution.reason)}</p>
      )}
    </div>
  );
});

const Bottom = observer(({ model: { call, failure }, allocation }: AmountsProps) => (
  <OrderBar
    total={
      <output className="money-big">
        <span className="order-sum">
          <Money amount={allocation.total} />
        </span>
      </output>
    }
    action={
      <Button type="submit" isBusy={call.isBusy}>
        {INVESTING_TEXTS.goOn}
      </Button>
    }
  >
    {failure !== undefined && <FailureAlert failure={failure} body={sentenceOf(failure)} />}
    <output className="invest-left secondary">{leftMessage(allocation.left)}</output>
  </OrderBar>
));

const sentenceOf = (failure: InvestmentFailure | TermsNotChecked): string =>
  failure._tag === 'TermsNotChecked' ? SIGNING_TEXTS.checkFailed : amountsRefusedMessage(failure);
