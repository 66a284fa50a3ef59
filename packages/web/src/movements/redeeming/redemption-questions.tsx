import type { Redeeming, RedemptionOrder, RedemptionQuestion } from '@aroeira/domain/movements';
import {
  ORDER_TEXTS,
  RECENT_QUESTIONS,
  redemptionCard,
  TOTAL_REDEMPTION_NOTICE,
} from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import type { Asking } from '../../ui/asking.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { Fact } from '../../ui/fact.tsx';
import { AccountLines } from '../account-lines.tsx';
import { HoursNotice } from '../hours-notice.tsx';
import type { OrderHours } from '../order-hours.ts';

interface Props {
  readonly asking: Asking<RedemptionQuestion>;
  readonly hours: OrderHours;
  readonly redeeming: Redeeming;
}

/** The questions before a redemption is sent. @see spec B §4 Redemption flow 4 and 5 */
export const RedemptionQuestions = observer(({ asking, hours, redeeming }: Props) => {
  const { question, answer } = asking;
  switch (question?._tag) {
    case undefined:
      return null;
    case 'RedeemAgain':
      return (
        <ConfirmDialog
          question={RECENT_QUESTIONS.redemption.question}
          yes="Sim"
          no="Não"
          onYes={() => answer(true)}
          onNo={() => answer(false)}
        />
      );
    case 'ConfirmRedemption':
      return (
        <Modal
          title={ORDER_TEXTS.confirmRedemption}
          onClose={() => answer(false)}
          actions={
            <>
              <Button look="secondary" onPress={() => answer(false)}>
                {ORDER_TEXTS.cancel}
              </Button>
              <Button onPress={() => answer(true)}>{ORDER_TEXTS.redeem}</Button>
            </>
          }
        >
          <div className="stack">
            <RedemptionFacts redeeming={redeeming} order={question.order} />
            <HoursNotice hours={hours} />
          </div>
        </Modal>
      );
  }
});

interface FactsProps {
  readonly redeeming: Redeeming;
  readonly order: RedemptionOrder;
  /** Whether something else on the page says when. */
  readonly hasSteps?: boolean;
}

/** What a redemption does: how much, where to, and when. */
export const RedemptionFacts = ({ redeeming: { fund, client }, order, hasSteps = false }: FactsProps) => {
  const card = redemptionCard(fund, order, client.accounts);
  const facts = [
    [ORDER_TEXTS.operation, card.operation],
    [ORDER_TEXTS.destination, <AccountLines key="account" of={card.account} />],
    ...(hasSteps
      ? []
      : ([
          [ORDER_TEXTS.pricing, card.pricingTerm],
          [ORDER_TEXTS.settlement, card.settlementTerm],
        ] as const)),
  ] as const;
  return (
    <div className="stack">
      <div className="stack-8">
        <p className="secondary">{card.fundName}</p>
        <p className="money money-big">{card.amount}</p>
      </div>
      <dl className="facts order-facts">
        {facts.map(([caption, value]) => (
          <Fact key={caption} caption={caption} value={value} />
        ))}
      </dl>
      {order.operation === 'total-redemption' && <p className="secondary">{TOTAL_REDEMPTION_NOTICE}</p>}
    </div>
  );
};
