import { Redirect } from 'wouter';
import { formatBrl } from '@aroeira/domain/kernel';
import {
  INVESTING_TEXTS,
  investmentCards,
  investmentFailureMessage,
  ORDER_TEXTS,
} from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import { signedInPage } from '../../shell/frame/signed-in-page.tsx';
import { useVisit } from '../../composition/injection.tsx';
import { MOVEMENTS } from '../movements.tokens.ts';
import { PlacedScreen } from './placed.screen.tsx';
import { PlacedViewModel } from './placed.view-model.ts';
import { waiting } from '../../ui/asking.ts';
import { Button } from '../../ui/button.tsx';
import { Fact } from '../../ui/fact.tsx';
import { FailureAlert } from '../../ui/feedback/support-code.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { AfterConfirming } from './after-confirming.tsx';
import { OrderHead } from './order-head.tsx';
import type { ConfirmationViewModel } from './confirmation.view-model.ts';
import { AccountLines } from '../account-lines.tsx';
import { HistoryLink } from '../history-link.tsx';
import { HoursNotice } from '../hours-notice.tsx';
import { OrderBar, OrderSum } from '../order-bar.tsx';
import type { OrderHours } from '../order-hours.ts';
import { InvestAgainDialog } from './invest-again.tsx';
import './investing.css';

const Confirmation = observer(() => {
  const model = useVisit(MOVEMENTS.OpenConfirmation);
  const hours = useVisit(MOVEMENTS.OpenOrderHours);
  if (typeof model === 'string') return <Redirect to={model} replace />;
  if (model instanceof PlacedViewModel) return <PlacedScreen model={model} />;
  return model.placed === undefined ? <ToConfirm model={model} hours={hours} /> : <PlacedScreen model={model.placed} />;
});

/** `/movements/investment/confirmation`. Without an order, and without one that was made, it leads to the funds. @see spec B §4 Investment flow 6 */
export const Page = signedInPage(Confirmation, 'investing');

interface Props {
  readonly model: ConfirmationViewModel;
  readonly hours: OrderHours;
}

const ToConfirm = observer(({ model, hours }: Props) => {
  const { checked, asking, call, confirm } = model;
  const { choice, order } = checked;
  const awaiting = waiting(call, asking);
  return (
    <div className="page">
      <PageHead title={ORDER_TEXTS.confirmInvestment} back="/movements/investment/apply" />
      <div className="order-columns">
        <ul className="stack" aria-label="Investimentos">
          {investmentCards(choice.funds, order.lines, choice.investing.client.accounts).map((card) => (
            <li key={card.fundName} className="card stack order-card">
              <OrderHead fundName={card.fundName} fundType={card.fundType} amount={card.amount} />
              <dl className="facts order-origin">
                <Fact caption={INVESTING_TEXTS.origin} value={<AccountLines of={card.account} />} />
              </dl>
            </li>
          ))}
        </ul>
        <div className="stack-24 order-side">
          <AfterConfirming cards={model.cards} copying={model.copying} />
          <HoursNotice hours={hours} />
        </div>
        <OrderBar
          total={<OrderSum>{formatBrl(order.total)}</OrderSum>}
          action={
            <Button {...awaiting} onPress={() => void confirm()}>
              {ORDER_TEXTS.confirm}
            </Button>
          }
        >
          {call.failure !== undefined && call.failure._tag !== 'NotConfirmed' && (
            <FailureAlert failure={call.failure} body={investmentFailureMessage(call.failure)} />
          )}
          <HistoryLink call={call} />
          <output className="invest-processing">{awaiting.isBusy && INVESTING_TEXTS.processing}</output>
        </OrderBar>
      </div>
      <InvestAgainDialog asking={asking} />
    </div>
  );
});
