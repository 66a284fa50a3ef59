const SHAPES = {
  line: 'skeleton',
  ring: 'skeleton is-ring',
  swatch: 'skeleton is-swatch',
  control: 'skeleton is-control',
  sheet: 'skeleton is-sheet',
} as const;

interface Props {
  /** The shape of the content that loads: a line of text by default. */
  readonly shape?: keyof typeof SHAPES;
}

/** Holds the place of content that loads. It appears after 300 ms, so that a quick answer does not flicker. */
export const Skeleton = ({ shape = 'line' }: Props) => <span className={SHAPES[shape]} aria-hidden="true" />;
