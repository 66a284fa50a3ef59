import { useEffect, useState, type RefObject } from 'react';

interface Near {
  /** How far away still counts, as a length or a share of what scrolls. */
  readonly within: string;
  /** What counts until the browser says where the element is. */
  readonly untilKnown: 'near' | 'far';
  /** What scrolls: by default the page. */
  readonly well?: RefObject<HTMLElement | null>;
}

/**
 * Whether an element is near what is shown, or has the focus. What is far away can do without what is dear to draw. A
 * browser that cannot tell counts as near.
 */
export const useNear = (element: RefObject<HTMLElement | null>, { within, untilKnown, well }: Near): boolean => {
  const [isNear, setNear] = useState(() => untilKnown === 'near' || !('IntersectionObserver' in window));
  useEffect(() => {
    const watched = element.current;
    if (watched === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (seen) => setNear(seen.at(-1)?.isIntersecting === true || watched.contains(document.activeElement)),
      { root: well?.current ?? null, rootMargin: within },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, well, within]);
  return isNear;
};
