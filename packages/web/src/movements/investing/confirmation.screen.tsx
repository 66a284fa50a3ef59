import { formatBrl } from '@aroeira/domain/kernel';
import {
  AFTER_INVESTING,
  INVESTING_TEXTS,
  investmentCards,
  investmentFailureMessage,
  ORDER_TEXTS,
  transferCards,
} from '@aroeira/domain/movements';
import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import type { ConfirmationViewModel } from './confirmation.view-model.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { Copying } from '../../ui/copying.ts';
import { onWholeLines } from '../account-lines.ts';
import { DoneTitle } from '../done-title.tsx';
import { HistoryLink } from '../history-link.tsx';
import { InvestAgainDialog } from './invest-again.tsx';
import '../movements.css';
import './investing.css';

interface Props {
  readonly model: ConfirmationViewModel;
}

/** `/movements/investment/confirmation`. Draws the view model and passes gestures on; decides nothing. */
export const ConfirmationScreen = observer(({ model }: Props) =>
  model.isPlaced ? <Placed model={model} /> : <ToConfirm model={model} />,
);

const ToConfirm = observer(({ model: { checked, asking, call, confirm } }: Props) => {
  const { choice, order } = checked;
  return (
    <div className="page is-form">
      <PageHead title={ORDER_TEXTS.confirmInvestment} back="/movements/investment/apply" />
      <ul className="stack" aria-label="Investimentos">
        {investmentCards(choice.funds, order.lines, choice.investing.client.accounts).map((card) => (
          <li key={card.fundName} className="card stack order-card">
            <div className="order-head">
              <h2>{card.fundName}</h2>
              <p className="money money-big">{card.amount}</p>
            </div>
            <dl className="facts order-origin">
              <div>
                <dt>{INVESTING_TEXTS.origin}</dt>
                <dd>{onWholeLines(card.account)}</dd>
              </div>
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
          {call.isSending && asking.question === undefined && INVESTING_TEXTS.processing}
        </output>
        <div className="invest-bar-line">
          <p className="invest-total">
            <span className="secondary">{ORDER_TEXTS.total}</span>
            <span className="money money-big">{formatBrl(order.total)}</span>
          </p>
          <Button isBusy={call.isSending} onPress={() => void confirm()}>
            {ORDER_TEXTS.confirm}
          </Button>
        </div>
      </div>
      <InvestAgainDialog asking={asking} />
    </div>
  );
});

const Placed = ({ model: { checked, copying, finish } }: Props) => (
  <div className="page is-form">
    <div className="stack-8">
      <span className="disc is-large">
        <Icon name="check" />
      </span>
      <DoneTitle>{AFTER_INVESTING.title}</DoneTitle>
      <p className="secondary">{AFTER_INVESTING.balance}</p>
    </div>
    <div className="alert" role="alert">
      <Icon name="alert" isSmall />
      <div className="stack-8">
        <p>
          <b>{AFTER_INVESTING.heading}</b> {AFTER_INVESTING.transfer}
        </p>
        <p>{AFTER_INVESTING.bradesco}</p>
      </div>
    </div>
    <ul className="stack" aria-label="Dados para o TED">
      {transferCards(checked.choice.funds, checked.order.lines).map((card) => (
        <li key={card.fundName} className="card stack order-card">
          <div className="order-head">
            <h2>{card.fundName}</h2>
            <p className="money money-big">{card.amount}</p>
          </div>
          <dl className="copies">
            {(
              [
                [ORDER_TEXTS.cnpj, card.cnpj],
                [ORDER_TEXTS.bank, card.bank],
                [ORDER_TEXTS.branch, card.branch],
                [ORDER_TEXTS.account, card.account],
              ] as const
            ).map(([caption, value]) => (
              <Copied key={caption} copying={copying} fundName={card.fundName} caption={caption} value={value} />
            ))}
          </dl>
        </li>
      ))}
    </ul>
    <div className="invest-bar">
      <Button onPress={finish}>{ORDER_TEXTS.finish}</Button>
    </div>
  </div>
);

interface CopiedProps {
  readonly copying: Copying;
  readonly fundName: string;
  readonly caption: string;
  readonly value: string;
}

/** One fact of the transfer with its button. The check stays for two seconds. @see spec B §4 Investment flow 6, B §9 */
const Copied = ({ copying, fundName, caption, value }: CopiedProps) => (
  <div className="copy">
    <dt>{caption}</dt>
    <dd className="num">{value}</dd>
    <dd className="copy-end">
      <CopyButton copying={copying} name={`${caption} ${fundName}`} value={value} />
    </dd>
  </div>
);
