import { useId, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** Stands at the other end of the line of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page with a title and a background. A card contains no other card. */
export const Card = ({ title, aside, children }: Props) => {
  const id = useId();
  return (
    <section className="card stack" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
};
