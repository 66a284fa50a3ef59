import { createElement, lazy, type ComponentType, type FunctionComponent } from 'react';

/** Makes parts that did not load anew. */
const renewals = new Set<() => void>();

/**
 * A part of a page that loads when it is first drawn. React's `lazy` remembers for ever that it did not load; this one is
 * asked for again after {@link renewParts}.
 */
export const laterPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> => {
  const make = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (failure) {
        renewals.add(() => void (Part = make()));
        throw failure;
      }
    });
  let Part = make();
  return (props) => createElement(Part, props);
};

/** Lets the parts that did not load be asked for again. Whoever draws a page again after a failure calls it. */
export const renewParts = (): void => {
  for (const renew of renewals) renew();
  renewals.clear();
};
