interface Props {
  readonly id: string;
  readonly sentence: string;
  /** Whether it is announced where it appears; otherwise it is heard with the field that it describes. */
  readonly isAnnounced?: boolean;
}

/** What is wrong with a field. The asterisk of the specification is drawn here and nowhere else (decision Q059). */
export const FieldError = ({ id, sentence, isAnnounced = true }: Props) => (
  <p className="error" id={id} role={isAnnounced ? 'alert' : undefined}>{`* ${sentence}`}</p>
);
