interface Props {
  readonly id: string;
  readonly sentence: string;
  /** Whether a screen reader announces the error at once. Otherwise it reads the error with the field. */
  readonly isAnnounced?: boolean;
}

/** Draws the error of a field. Only this component draws the asterisk of the specification (decision Q059). */
export const FieldError = ({ id, sentence, isAnnounced = true }: Props) => (
  <p className="error" id={id} role={isAnnounced ? 'alert' : undefined}>{`* ${sentence}`}</p>
);
