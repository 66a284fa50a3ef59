import { HISTORY_TEXTS, NEXT_STEPS } from '@aroeira/domain/movements/messages';
import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { OrderSteps } from './order-steps.tsx';

/** What happens with an order that the server took, and the way to the history. @see decision 0376 */
export const NextSteps = (steps: ComponentProps<typeof OrderSteps>) => (
  <section className="card stack">
    <h2>{NEXT_STEPS}</h2>
    <OrderSteps {...steps} />
    <Link className="link" href="/movements/last-movements">
      {HISTORY_TEXTS.title}
    </Link>
  </section>
);
