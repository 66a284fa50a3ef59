/**
 * Sets the class of the page group on the root element. It replaces the class that it set before.
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
