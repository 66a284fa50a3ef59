import { amountShortcuts, type OrderNotConfirmed, type RedemptionFailure } from '@aroeira/domain/movements';
import {
  EVERYTHING,
  FUND_MOVED,
  ORDER_TEXTS,
  redemptionFailureMessage,
  redemptionFieldMessage,
  termText,
  TOTAL_REDEMPTION_NOTICE,
  waitingNotice,
} from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import { waiting } from '../../ui/asking.ts';
import { Button } from '../../ui/button.tsx';
import { Fact } from '../../ui/fact.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { FailureAlert } from '../../ui/feedback/support-code.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { SubmitForm } from '../../ui/submit-form.tsx';
import { FundCard } from '../funds/fund-card.tsx';
import { HistoryLink } from '../history-link.tsx';
import { HoursNotice } from '../hours-notice.tsx';
import type { OrderHours } from '../order-hours.ts';
import { RedemptionQuestions } from './redemption-questions.tsx';
import type { OpenRedemption, RedemptionViewModel } from './redemption.view-model.ts';
import { OrderBar } from '../order-bar.tsx';

interface Props {
  readonly model: RedemptionViewModel;
  readonly hours: OrderHours;
  readonly opened: OpenRedemption;
}

/** The form of a redemption, beside the fund that it is about. @see spec B §4 Redemption flow 2 to 5 */
export const RedemptionFormScreen = observer(({ model, hours, opened }: Props) => {
  const { fund, sent } = opened;
  const { call } = sent;
  const notice = waitingNotice(fund);
  return (
    <div className="order-columns">
      <div className="stack-24 order-side">
        <FundCard fund={fund} heading="h2" />
        {model.hasMoved && <Alert body={FUND_MOVED} />}
        {notice !== undefined && <Notice icon="clock">{notice}</Notice>}
      </div>
      <SubmitForm className="stack-24" {...waiting(call, model.asking)} onSubmit={sent.submit}>
        <FormField form={sent.form} name="operation" sentenceOf={redemptionFieldMessage} />
        <HowMuch model={model} opened={opened} />
        <HoursNotice hours={hours} />
        <FormField form={sent.form} name="bankAccountId" sentenceOf={redemptionFieldMessage} />
        <dl className="card is-well facts">
          <Fact caption={ORDER_TEXTS.pricing} value={termText(fund.pricingTerm)} />
          <Fact caption={ORDER_TEXTS.settlement} value={termText(fund.settlementTerm)} />
        </dl>
        <Bottom sent={sent} asking={model.asking} />
      </SubmitForm>
      <RedemptionQuestions asking={model.asking} hours={hours} redeeming={opened} />
    </div>
  );
});

/** The amount of a partial redemption, with its shortcuts. Of a total one, what it depends on. @see decision 0375 */
const HowMuch = observer(({ model, opened: { fund, sent } }: Omit<Props, 'hours'>) => {
  switch (sent.form.typed.operation) {
    case 'partial-redemption':
      return (
        <div className="stack-8">
          <FormField form={sent.form} name="amount" sentenceOf={redemptionFieldMessage} />
          <fieldset className="chips" aria-label="Atalhos do valor">
            {amountShortcuts(fund).map(({ percent, amount }) => (
              <button key={percent} type="button" className="chip is-shortcut" onClick={() => model.type(amount)}>
                {`${percent}%`}
              </button>
            ))}
            <button type="button" className="chip is-shortcut" onClick={model.takeAll}>
              {EVERYTHING}
            </button>
          </fieldset>
        </div>
      );
    case 'total-redemption':
      return <Notice icon="clock">{TOTAL_REDEMPTION_NOTICE}</Notice>;
    case undefined:
      return null;
  }
});

interface BottomProps extends Pick<OpenRedemption, 'sent'> {
  readonly asking: RedemptionViewModel['asking'];
}

/** The action stays in reach on a phone, whatever the form says. While a question is open, nothing is sent. */
const Bottom = observer(({ sent: { call }, asking }: BottomProps) => {
  const said = call.failure === undefined ? undefined : sentenceOf(call.failure);
  return (
    <OrderBar
      action={
        <Button type="submit" {...waiting(call, asking)}>
          {ORDER_TEXTS.redeem}
        </Button>
      }
    >
      {said !== undefined && <FailureAlert key={said} failure={call.failure} body={said} />}
      <HistoryLink call={call} />
    </OrderBar>
  );
});

/** The field says what is wrong with it. A client who answered no knows it. */
const sentenceOf = (failure: RedemptionFailure | OrderNotConfirmed): string | undefined =>
  failure._tag === 'NotConfirmed' || failure._tag === 'Invalid' || failure._tag === 'FundMoved'
    ? undefined
    : redemptionFailureMessage(failure);
