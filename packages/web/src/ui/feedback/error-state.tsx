import { RetryButton } from './retry-button.tsx';
import { BrokenSprig } from './broken-sprig.tsx';

interface Props {
  readonly title: string;
  readonly body: string;
  readonly retry: string;
  readonly onRetry: () => void;
}

/** Replaces content that did not load. Its button asks for the content again. */
export const ErrorState = ({ title, body, retry, onRetry }: Props) => (
  <div className="empty" role="alert">
    <BrokenSprig />
    <h3>{title}</h3> <p>{body}</p>
    <RetryButton onPress={onRetry}>{retry}</RetryButton>
  </div>
);
