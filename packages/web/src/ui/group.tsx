import { useId, type ReactNode } from 'react';

/** A part of a page under a small heading, which names it. */
export const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section className="stack-8" aria-labelledby={id}>
      <h2 className="group" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
};
