/**
 * Sets the page group's class on the root element. One at a time: setting another takes the one before away.
 *
 * @see spec A §2 Routing rules; decision Q071
 */
export const makePageGroup = (root: Pick<Element, 'classList'>): ((id: string) => void) => {
  let current: string | undefined;
  return (id) => {
    if (current !== undefined) root.classList.remove(current);
    root.classList.add(id);
    current = id;
  };
};
