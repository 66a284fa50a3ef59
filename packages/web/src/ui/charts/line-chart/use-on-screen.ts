import { useEffect, useState, type RefObject } from 'react';

/** Whether an element was on the screen at least once. A browser that cannot tell counts as yes. */
export const useOnScreen = (element: RefObject<Element | null>): boolean => {
  const [isSeen, setSeen] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    if (isSeen || element.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
};
