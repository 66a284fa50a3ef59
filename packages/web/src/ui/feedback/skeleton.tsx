interface Props {
  /** The shape of what is on its way: a line of text by default. */
  readonly shape?: 'line' | 'ring' | 'swatch';
}

const SHAPES = { line: 'skeleton', ring: 'skeleton is-ring', swatch: 'skeleton is-swatch' } as const;

/** Holds the place of something that loads. Seen only after 300 ms, so that a quick answer does not flicker. */
export const Skeleton = ({ shape = 'line' }: Props) => <span className={SHAPES[shape]} aria-hidden="true" />;
