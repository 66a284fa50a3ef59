interface Props {
  /** The lines with the text of a value of theirs. */
  readonly lines: readonly {
    readonly name: string;
    readonly tone: string;
    readonly isDashed: boolean;
    /** A legend without values has none. */
    readonly text?: string;
  }[];
  readonly className?: string;
}

/** The names of lines, each with its look and a value. */
export const Legend = ({ lines, className = 'legend' }: Props) => (
  <span className={className}>
    {lines.map(({ name, tone, isDashed, text }) => (
      <span key={name} className={tone}>
        <i className={isDashed ? 'key is-dashed' : 'key'} />
        {name} {text !== undefined && <b>{text}</b>}
      </span>
    ))}
  </span>
);
