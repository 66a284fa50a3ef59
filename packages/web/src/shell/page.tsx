import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react';
import { useInject } from '../composition/injection.tsx';
import { TOKENS } from '../composition/tokens.ts';

interface Props {
  readonly title: string;
  /** Whether a page came before this one: the first of a visit leaves the focus where the browser puts it. */
  readonly hasShownOne: RefObject<boolean>;
  readonly children: ReactNode;
}

/** One page of the app: the title and the focus follow it, as they would follow a link without an app. */
export const Page = ({ title, hasShownOne, children }: Props) => {
  const { brand } = useInject(TOKENS.Configuration);
  const enter = useEffectEvent(() => {
    document.title = `${title} · ${brand.productName}`;
    const isFirst = !hasShownOne.current;
    hasShownOne.current = true;
    // A dialog that outlives the screen, such as the end of a session, keeps the focus.
    if (isFirst || document.querySelector('dialog[open]') !== null) return;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  });
  useEffect(() => enter(), []);
  return children;
};
