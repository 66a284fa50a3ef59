import { formatMonth } from '@aroeira/domain/kernel';
import { HISTORY_TEXTS, LIST_TEXTS, movementCount, ORDER_TEXTS } from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { TransferCard } from '@aroeira/domain/movements';
import { visitPage } from '../../shell/frame/signed-in-page.tsx';
import { MOVEMENTS } from '../movements.tokens.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useInject } from '../../composition/injection.tsx';
import { FirstInvestment } from '../../position/first-investment.tsx';
import { STANDING } from '../../registration/standing/standing.tokens.ts';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { HistoryFilters } from './history-filter.tsx';
import type { HistoryViewModel } from './history.view-model.ts';
import { MovementCard } from './movement-card.tsx';
import { MovementTable } from './movement-table.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import type { Copying } from '../../ui/copying.ts';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { TransferFacts, TransferWarning } from '../transfer-facts.tsx';
import '../movements.css';

/** `/movements/last-movements`. */
export const Page = visitPage({ opens: MOVEMENTS.OpenHistory, needs: 'redeeming' }, ({ model }) => (
  <div className="page">
    <PageHead title={HISTORY_TEXTS.title} back="/movements" />
    <WhenLoaded loaded={model.loaded} failed={{ title: LIST_TEXTS.movementsNotLoaded }}>
      {(movements) => (movements.length === 0 ? <NoMovements /> : <Found model={model} />)}
    </WhenLoaded>
  </div>
));

const NoMovements = observer(() => (
  <FirstInvestment
    title={LIST_TEXTS.noMovements}
    investing={useInject(STANDING.PortalStanding).accessTo('investing')}
  />
));

const Found = observer(({ model }: { readonly model: HistoryViewModel }) => (
  <>
    <HistoryFilters model={model} />
    <div className="list-count" aria-live="polite">
      <span className="secondary">{movementCount(model.found.length)}</span>
      <span className="row">
        {model.isFiltered && (
          <button type="button" className="link" onClick={model.clear}>
            {HISTORY_TEXTS.clear}
          </button>
        )}
        {model.canKeepFiles && model.found.length > 0 && (
          <button type="button" className="link" onClick={model.keepCsv}>
            {HISTORY_TEXTS.save}
          </button>
        )}
      </span>
    </div>
    {model.found.length === 0 && <EmptyState title={HISTORY_TEXTS.noneFound} body={HISTORY_TEXTS.noneFoundSays} />}
    {model.found.length > 0 && <Orders model={model} />}
    {model.hasMore && <More onReached={model.showMore} />}
    {model.transfer !== undefined && (
      <TransferDialog card={model.transfer} copying={model.copying} onClose={() => model.showTransfer(undefined)} />
    )}
  </>
));

/** The orders: a table where it has room, else cards. @see decision 0359 */
const Orders = observer(({ model: { months, showTransfer } }: { readonly model: HistoryViewModel }) =>
  useIsWide() ? (
    <MovementTable months={months} onPay={showTransfer} />
  ) : (
    months.map(({ month, movements }) => (
      <section key={month} className="stack" aria-labelledby={`month-${month}`}>
        <h2 id={`month-${month}`} className="group">
          {formatMonth(month)}
        </h2>
        <ul className="stack">
          {movements.map((movement) => (
            <MovementCard key={movement.id} movement={movement} onPay={showTransfer} />
          ))}
        </ul>
      </section>
    ))
  ),
);

/** Draws the next orders when the client comes near the end. Without that sense of the browser, or by keyboard, it is a button. */
const More = ({ onReached }: { readonly onReached: () => void }) => {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (end.current === null || !('IntersectionObserver' in window)) return undefined;
    const near = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && onReached(), {
      rootMargin: '1200px',
    });
    near.observe(end.current);
    return () => near.disconnect();
  });
  return (
    <div ref={end}>
      <Button look="secondary" onPress={onReached}>
        Mostrar mais
      </Button>
    </div>
  );
};

interface TransferProps {
  readonly card: TransferCard;
  readonly copying: Copying;
  readonly onClose: () => void;
}

/** Where to pay an investment that waits, as the page after the order had it. @see decision 0300 */
const TransferDialog = ({ card, copying, onClose }: TransferProps) => (
  <Modal
    title={ORDER_TEXTS.transfer}
    onClose={onClose}
    actions={
      <Button look="secondary" onPress={onClose}>
        {ORDER_TEXTS.close}
      </Button>
    }
  >
    <div className="stack">
      <div className="stack-8">
        <p className="secondary">{card.fundName}</p>
        <p className="money money-big">{card.amount}</p>
      </div>
      <TransferWarning />
      <TransferFacts card={card} copying={copying} />
    </div>
  </Modal>
);
