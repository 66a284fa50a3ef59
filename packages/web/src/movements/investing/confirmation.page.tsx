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
import { useVisit } from '../../composition/use-visit.ts';
import { MOVEMENTS } from '../movements.tokens.ts';
import { PlacedScreen } from './placed.screen.tsx';
import { PlacedViewModel } from './placed.view-model.ts';
import { Button } from '../../ui/button.tsx';
import { Fact } from '../../ui/fact.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import type { ConfirmationViewModel } from './confirmation.view-model.ts';
import { onWholeLines } from '../account-lines.ts';
import { HistoryLink } from '../history-link.tsx';
import { HoursNotice } from '../hours-notice.tsx';
import type { OrderHours } from '../order-hours.ts';
import { InvestAgainDialog } from './invest-again.tsx';
import '../movements.css';
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

const ToConfirm = observer(({ model: { checked, asking, call, confirm }, hours }: Props) => {
  const { choice, order } = checked;
  return (
    <div className="page is-form">
      <PageHead title={ORDER_TEXTS.confirmInvestment} back="/movements/investment/apply" />
      <HoursNotice hours={hours} />
      <ul className="stack" aria-label="Investimentos">
        {investmentCards(choice.funds, order.lines, choice.investing.client.accounts).map((card) => (
          <li key={card.fundName} className="card stack order-card">
            <div className="order-head">
              <h2>{card.fundName}</h2>
              <p className="money money-big">{card.amount}</p>
            </div>
            <dl className="facts order-origin">
              <Fact caption={INVESTING_TEXTS.origin} value={onWholeLines(card.account)} />
            </dl>
          </li>
        ))}
      </ul>
      <div className="invest-bar">
        {call.failure !== undefined && call.failure._tag !== 'NotConfirmed' && (
          <Alert body={investmentFailureMessage(call.failure)} />
        )}
        <HistoryLink call={call} />
        <output className="invest-processing">
          {call.isBusy && asking.question === undefined && INVESTING_TEXTS.processing}
        </output>
        <div className="invest-bar-line">
          <p className="invest-total">
            <span className="secondary">{ORDER_TEXTS.total}</span>
            <span className="money money-big">{formatBrl(order.total)}</span>
          </p>
          <Button isBusy={call.isBusy} onPress={() => void confirm()}>
            {ORDER_TEXTS.confirm}
          </Button>
        </div>
      </div>
      <InvestAgainDialog asking={asking} />
    </div>
  );
});
