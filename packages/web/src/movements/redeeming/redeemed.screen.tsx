import type { RedemptionOrder } from '@aroeira/domain/movements';
import { ORDER_TEXTS, termText } from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ButtonLink } from '../../shell/frame/button-link.tsx';
import { DoneHead } from '../done-head.tsx';
import { HoursNotice } from '../hours-notice.tsx';
import type { OrderHours } from '../order-hours.ts';
import { NextSteps } from '../next-steps.tsx';
import { OrderBar } from '../order-bar.tsx';
import { ReceiptButtons } from '../receipt/receipt-buttons.tsx';
import { RedemptionFacts } from './redemption-questions.tsx';
import type { OpenRedemption, RedemptionViewModel } from './redemption.view-model.ts';

interface Props {
  readonly model: RedemptionViewModel;
  readonly opened: OpenRedemption;
  readonly order: RedemptionOrder;
  readonly hours: OrderHours;
}

/** A redemption that the server took: what it is, and what happens now. @see spec B §4 Redemption flow 6; decision 0376 */
export const RedeemedScreen = observer(({ model, opened, order, hours }: Props) => {
  // The order was given at the hour at which this page began.
  const [notice] = useState(() => hours.notice);
  const { pricingTerm, settlementTerm } = opened.fund;
  return (
    <div className="page">
      <DoneHead title={ORDER_TEXTS.redeemed} />
      <HoursNotice hours={{ notice }} />
      <div className="order-columns">
        <NextSteps
          steps={model.steps}
          operation={order.operation}
          otherwise={{ performed: termText(pricingTerm), paid: termText(settlementTerm) }}
        />
        <div className="stack-24 order-side">
          <div className="card">
            <RedemptionFacts redeeming={opened} order={order} hasSteps />
          </div>
          {model.placed !== undefined && <ReceiptButtons model={model.receipt} order={model.placed} />}
        </div>
        <OrderBar action={<ButtonLink to="/dashboard">{ORDER_TEXTS.finish}</ButtonLink>} />
      </div>
    </div>
  );
});
