import { HUB_TEXTS } from '@aroeira/domain/movements/messages';
import { FIRST_INVESTMENT } from '@aroeira/domain/position/messages';
import { flagMessage } from '@aroeira/domain/registration/messages';
import type { PlaceAccess } from '../registration/standing/portal-standing.ts';
import { ButtonLink } from '../shell/frame/button-link.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';

interface Props {
  readonly title: string;
  readonly investing: PlaceAccess;
}

/** The place of something that an investment brings: the one thing to do, or why it cannot be done. @see decision 0378 */
export const FirstInvestment = ({ title, investing }: Props) =>
  investing._tag === 'Open' ? (
    <EmptyState title={title} body={FIRST_INVESTMENT}>
      <ButtonLink to="/movements/investment">{HUB_TEXTS.invest}</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title={title} body={investing._tag === 'Closed' ? flagMessage(investing.reason) : FIRST_INVESTMENT} />
  );
