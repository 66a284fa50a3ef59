import { useEffect, type ComponentType } from 'react';
import { useInject, openedPage } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import type { Token } from '../../composition/token.ts';
import { Permitted, type Guarded } from '../../registration/standing/permitted.tsx';
import type { Path } from '../routing/paths.ts';
import { SignedInFrame } from './signed-in-frame.tsx';

/** The page of a signed-in client, in their frame. `needs` is the permission without which they go elsewhere. */
export const signedInPage =
  (Content: ComponentType, needs?: Guarded): ComponentType =>
  () => (
    <SignedInFrame>
      {needs === undefined ? (
        <Content />
      ) : (
        <Permitted to={needs}>
          <Content />
        </Permitted>
      )}
    </SignedInFrame>
  );

interface Opening<M> {
  readonly opens: Token<() => M | Path | undefined>;
  readonly needs?: Guarded;
}

/** The same for an `openedPage`. */
export const visitPage = <M extends object>(
  { opens, needs }: Opening<M>,
  Content: ComponentType<{ readonly model: M }>,
): ComponentType => signedInPage(openedPage(opens, Content), needs);

/** Goes back from a page that lacks what another page passes to it. */
export const GoBack = ({ to }: { readonly to: Path }) => {
  const navigation = useInject(SHARED.Navigation);
  useEffect(() => navigation.pop(to), [navigation, to]);
  return null;
};
