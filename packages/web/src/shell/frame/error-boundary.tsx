import { Component, type ReactNode, useEffect, useEffectEvent } from 'react';
import { TRY_AGAIN } from '@aroeira/domain/kernel/messages';
import { Button } from '../../ui/button.tsx';
import { BackButton } from './back-button.tsx';
import { NoticePage } from '../pages/notice-page.tsx';

interface Props {
  readonly children: ReactNode;
  /** Makes another attempt possible before React draws the children again. */
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

/** Shows a message in place of a page that could not be drawn or loaded. */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <FailedScreen onRetry={this.retry} onBack={this.props.onBack} />;
  }
}

/** Stands in place of a page that did not come. It loads again by itself once there is a connection. */
const FailedScreen = ({ onRetry, onBack }: { readonly onRetry: () => void; readonly onBack: () => void }) => {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('online', () => retry(), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return (
    <NoticePage title="Não foi possível abrir esta página" body="Verifique sua conexão e tente novamente." takesFocus>
      <div className="stack-8">
        <Button icon="retry" onPress={onRetry}>
          {TRY_AGAIN}
        </Button>
        <BackButton onPress={onBack} />
      </div>
    </NoticePage>
  );
};
