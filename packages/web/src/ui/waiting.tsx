import { use, type ReactNode } from 'react';
import { Skeleton } from './feedback/skeleton.tsx';
import { WaitingShape, type Shape } from './waiting-shape.ts';

const times = (count: number, part: ReactNode): ReactNode =>
  Array.from({ length: count }, (_, at) => (
    <div key={at} className="waiting-part">
      {part}
    </div>
  ));

const LINES = (
  <>
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </>
);

const SHAPES: Readonly<Record<Shape, ReactNode>> = {
  cards: times(4, LINES),
  rows: times(5, LINES),
  table: times(8, LINES),
  form: times(
    4,
    <>
      <Skeleton />
      <Skeleton shape="control" />
    </>,
  ),
  document: <Skeleton shape="sheet" />,
  text: times(2, LINES),
};

interface Props {
  /** The shape of the page by default. */
  readonly shape?: Shape | undefined;
}

/** Holds the place of what loads, in grey shapes like its own. */
export const Waiting = ({ shape }: Props) => {
  const ofPage = use(WaitingShape);
  const drawn = shape ?? ofPage;
  return <div className={`waiting is-${drawn}`}>{SHAPES[drawn]}</div>;
};
