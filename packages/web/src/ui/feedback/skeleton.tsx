interface Props {
  /** The shape of the content that loads: a line of text by default. */
  readonly shape?: 'line' | 'ring' | 'swatch';
}

const SHAPES = { line: 'skeleton', ring: 'skeleton is-ring', swatch: 'skeleton is-swatch' } as const;

/** Holds the place of content that loads. It appears after 300 ms, so that a quick answer does not flicker. */
export const Skeleton = ({ shape = 'line' }: Props) => <span className={SHAPES[shape]} aria-hidden="true" />;
