import { Skeleton } from './feedback/skeleton.tsx';

const CARDS = [1, 2, 3];

/** Holds the place of a list of cards while it loads. */
export const WaitingCards = () => (
  <div className="stack">
    {CARDS.map((card) => (
      <div key={card} className="card stack">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    ))}
  </div>
);
