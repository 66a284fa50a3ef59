import { ButtonLink } from '../shell/frame/button-link.tsx';
import { RetryButton } from '../ui/feedback/retry-button.tsx';
import { BrokenSprig } from '../ui/feedback/broken-sprig.tsx';
import { GrowingSprig } from '../ui/feedback/growing-sprig.tsx';

interface Props {
  /** The sentence of the failure. */
  readonly says: string;
  /** Whether the report comes with time. Then nothing is broken. */
  readonly isEarly?: boolean;
  /** Asks again, where that may help. */
  readonly onRetry?: (() => void) | undefined;
}

/** Takes the place of a report that is not there. Another period is always one press away. */
export const ReportNotShown = ({ says, isEarly = false, onRetry }: Props) => (
  <div className="empty" role="alert">
    {isEarly ? <GrowingSprig /> : <BrokenSprig />}
    <h2>{says}</h2>
    {onRetry !== undefined && <RetryButton onPress={onRetry} />}
    <ButtonLink look={onRetry === undefined ? 'secondary' : 'text'} to="/reports">
      Ver outros períodos
    </ButtonLink>
  </div>
);
