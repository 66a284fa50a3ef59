import type { Movement } from '@aroeira/domain/movements';
import {
  HISTORY_TEXTS,
  movementAccount,
  operationCaption,
  ORDER_PAGE,
  ORDER_TEXTS,
} from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import { useParams } from 'wouter';
import { useInject, useVisit } from '../../composition/injection.tsx';
import { STANDING } from '../../registration/standing/standing.tokens.ts';
import { ButtonLink } from '../../shell/frame/button-link.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { usePageTitle } from '../../shell/routing/page-title.ts';
import { signedInPage } from '../../shell/frame/signed-in-page.tsx';
import { Button } from '../../ui/button.tsx';
import { Fact } from '../../ui/fact.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Money } from '../../ui/money.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { AccountLines } from '../account-lines.tsx';
import { MOVEMENTS } from '../movements.tokens.ts';
import { OrderSteps } from '../order-steps.tsx';
import { ReceiptButtons } from '../receipt/receipt-buttons.tsx';
import { TransferFacts, TransferWarning } from '../transfer-facts.tsx';
import { MovementStatus } from './movement-card.tsx';
import type { OrderViewModel } from './order.view-model.ts';
import '../movements.css';
import '../order-bar.css';

const Order = observer(() => {
  const { id = '' } = useParams();
  const model = useVisit(MOVEMENTS.OpenOrder, id);
  const order = model?.loaded.value;
  usePageTitle(order === undefined ? ORDER_PAGE.title : `${operationCaption(order.operation)} · ${order.fundName}`);
  const canInvest = useInject(STANDING.PortalStanding).accessTo('investing')._tag === 'Open';
  return (
    model && (
      <div className="page">
        <PageHead
          title={order === undefined ? ORDER_PAGE.title : operationCaption(order.operation)}
          back="/movements/last-movements"
        />
        <WhenLoaded loaded={model.loaded} failed={{ title: ORDER_PAGE.notLoaded }}>
          {(found) =>
            found === undefined ? (
              <EmptyState title={ORDER_PAGE.notFound} body={ORDER_PAGE.notFoundSays} level={2}>
                <ButtonLink to="/movements/last-movements" look="secondary">
                  {HISTORY_TEXTS.title}
                </ButtonLink>
              </EmptyState>
            ) : (
              <OrderShown model={model} order={found} canInvest={canInvest} />
            )
          }
        </WhenLoaded>
      </div>
    )
  );
});

/** `/movements/last-movements/:id`. @see decision 0381 */
export const Page = signedInPage(Order, 'redeeming');

interface Props {
  readonly model: OrderViewModel;
  readonly order: Movement;
}

const OrderShown = ({ model, order, canInvest }: Props & { readonly canInvest: boolean }) => {
  const account = movementAccount(order);
  return (
    <div className="order-columns">
      <div className="stack-24">
        <section className="card stack">
          <div>
            <MovementStatus status={order.status} />
          </div>
          <h2>{order.fundName}</h2>
          <p className="money-big">
            <Money amount={order.amount} />
          </p>
          {account !== undefined && (
            <dl className="facts">
              <Fact caption={account.caption} value={<AccountLines of={account.account} />} />
            </dl>
          )}
        </section>
        <Transfer model={model} order={order} />
      </div>
      <div className="stack-24 order-side">
        <section className="card stack">
          <h2>{ORDER_PAGE.steps}</h2>
          <OrderSteps steps={model.stepsOf(order)} operation={order.operation} />
        </section>
        <div className="stack">
          <ReceiptButtons model={model.receipt} order={order} />
          {order.operation === 'investment' && canInvest && (
            <Button look="secondary" onPress={() => model.investAgain(order)}>
              {ORDER_PAGE.investAgain}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
};

/** Where to pay an investment that waits. @see decision 0300 */
const Transfer = ({ model, order }: Props) => {
  const card = model.transferOf(order);
  return card === undefined ? null : (
    <section className="card stack">
      <h2>{ORDER_TEXTS.transfer}</h2>
      <TransferWarning />
      <TransferFacts card={card} copying={model.copying} />
    </section>
  );
};
