interface Props {
  readonly id: string;
  readonly sentence: string;
}

/** What is wrong with a field. The asterisk of the specification is drawn here and nowhere else (decision Q059). */
export const FieldError = ({ id, sentence }: Props) => <p className="error" id={id} role="alert">{`* ${sentence}`}</p>;
