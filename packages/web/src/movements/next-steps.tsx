import { HISTORY_TEXTS, NEXT_STEPS } from '@aroeira/domain/movements/messages';
import type { ComponentProps } from 'react';
import { ButtonLink } from '../shell/frame/button-link.tsx';
import { OrderSteps } from './order-steps.tsx';

/** What happens with an order that the server took, and the way to the history. @see decision 0376 */
export const NextSteps = (steps: ComponentProps<typeof OrderSteps>) => (
  <section className="card stack">
    <h2>{NEXT_STEPS}</h2>
    <OrderSteps {...steps} />
    <ButtonLink to="/movements/last-movements" look="text">
      {HISTORY_TEXTS.title}
    </ButtonLink>
  </section>
);
