import { RetryButton } from './retry-button.tsx';
import { BrokenSprig } from './broken-sprig.tsx';
import { SupportCode } from './support-code.tsx';

interface Props {
  readonly title: string;
  readonly body: string;
  readonly retry: string;
  /** Why it did not load. It may have a code for support. */
  readonly failure?: unknown;
  readonly onRetry: () => void;
}

/** Replaces content that did not load. Its button asks for the content again. */
export const ErrorState = ({ title, body, retry, failure, onRetry }: Props) => (
  <div className="empty" role="alert">
    <BrokenSprig />
    <h3>{title}</h3> <p>{body}</p>
    <SupportCode of={failure} />
    <RetryButton onPress={onRetry}>{retry}</RetryButton>
  </div>
);
