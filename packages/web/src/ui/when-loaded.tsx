import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ErrorState, type FailedWords } from './feedback/error-state.tsx';
import type { Loaded } from './loaded.ts';
import { Waiting } from './waiting.tsx';

interface Props<A, F> {
  readonly loaded: Loaded<A, F>;
  /** What to say when the content did not load. */
  readonly failed: FailedWords;
  /** Holds the place while the content loads. Make it as tall as the content, so that nothing moves. */
  readonly waiting?: ReactNode;
  readonly children: (value: A) => ReactNode;
}

/** Draws the wait, the failure with a button that loads again, or the content. */
export const WhenLoaded = observer(<A, F>({ loaded, failed, waiting, children }: Props<A, F>) => {
  switch (loaded.state._tag) {
    case 'Loading':
      return <div aria-busy="true">{waiting ?? <Waiting />}</div>;
    case 'Failed':
      return <ErrorState {...failed} failure={loaded.state.failure} onRetry={() => void loaded.load()} />;
    case 'Shown':
      return children(loaded.state.value);
  }
  // The type of observer loses the type parameters of the component.
}) as <A, F>(props: Props<A, F>) => ReactNode;
