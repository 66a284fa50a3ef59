import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ErrorState } from './feedback/error-state.tsx';
import type { Loaded } from './loaded.ts';
import { Skeleton } from './feedback/skeleton.tsx';

interface Props<A, F> {
  readonly loaded: Loaded<A, F>;
  /** What to say where something should be that did not come. */
  readonly failed: { readonly title: string; readonly body: string };
  /** As tall as what comes, so that nothing moves when it is there. */
  readonly waiting?: ReactNode;
  readonly children: (value: A) => ReactNode;
}

/** What a page shows of something that is loaded: the wait, the failure with the way to ask again, or the thing itself. */
export const WhenLoaded = observer(<A, F>({ loaded, failed, waiting, children }: Props<A, F>) => {
  switch (loaded.state._tag) {
    case 'Loading':
      return <div aria-busy="true">{waiting ?? <Skeleton />}</div>;
    case 'Failed':
      return <ErrorState {...failed} retry="Tentar novamente" onRetry={() => void loaded.load()} />;
    case 'Shown':
      return children(loaded.state.value);
  }
  // observer forgets that the component is generic.
}) as <A, F>(props: Props<A, F>) => ReactNode;
