import type { ReactNode } from 'react';
import { ORDER_TEXTS } from '@aroeira/domain/movements/messages';
import '../ui/frame/action-bar.css';
import './movements.css';
import './order-bar.css';

interface Props {
  /** The sum of the order, where it is not said elsewhere on the page. */
  readonly total?: ReactNode;
  readonly caption?: string;
  /** The one button of the page. */
  readonly action: ReactNode;
  /** What stands above the line, such as a refusal. */
  readonly children?: ReactNode;
}

/** The end of a page of an order: its sum, and what to press. On a phone it stays in reach. */
export const OrderBar = ({ total, caption = ORDER_TEXTS.total, action, children }: Props) => (
  <div className="action-bar">
    {children}
    <div className="action-bar-line">
      {total !== undefined && (
        <p className="order-total">
          <span className="secondary">{caption}</span>
          {total}
        </p>
      )}
      {action}
    </div>
  </div>
);

/** A sum that does not change. */
export const OrderSum = ({ children }: { readonly children: string }) => (
  <span className="money money-big">{children}</span>
);
