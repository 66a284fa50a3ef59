import { loadAgainMessage } from '@aroeira/domain/kernel/messages';
import { RetryButton } from './retry-button.tsx';
import { BrokenSprig } from './broken-sprig.tsx';
import { SupportCode } from './support-code.tsx';

/** What the client reads. */
export interface FailedWords {
  /** What happened. */
  readonly title: string;
  /** What was kept, and what to do. The failure says what to do where a page knows no more. */
  readonly body?: string;
}

interface Props extends FailedWords {
  /** Why it did not load. It may have a code for support. */
  readonly failure?: unknown;
  readonly onRetry: () => void;
}

/** Replaces content that did not load. Its button asks for the content again. */
export const ErrorState = ({ title, failure, body = loadAgainMessage(failure), onRetry }: Props) => (
  <div className="empty" role="alert">
    <BrokenSprig />
    <h3>{title}</h3> <p>{body}</p>
    <SupportCode of={failure} />
    <RetryButton onPress={onRetry} />
  </div>
);
