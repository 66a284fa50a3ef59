import { Component, type ReactNode } from 'react';
import { FailedScreen } from '../pages/failed.screen.tsx';

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
