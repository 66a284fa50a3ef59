import { useId, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a page under a small heading, which names it. */
export const Group = ({ title, children }: Props) => {
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
