import { HUB_TEXTS } from '@aroeira/domain/movements/messages';
import { FIRST_INVESTMENT } from '@aroeira/domain/position/messages';
import { ButtonLink } from '../shell/frame/button-link.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';

interface Props {
  readonly title: string;
  /** Whether the client may invest, as far as it is known. */
  readonly canInvest: boolean;
}

/** The place of something that an investment brings: one sentence, and the one thing to do. @see decision 0378 */
export const FirstInvestment = ({ title, canInvest }: Props) =>
  canInvest ? (
    <EmptyState title={title} body={FIRST_INVESTMENT}>
      <ButtonLink to="/movements/investment">{HUB_TEXTS.invest}</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title={title} />
  );
