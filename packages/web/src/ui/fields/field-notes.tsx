import { errorId, hintId, type FieldBinding } from './field-binding.ts';
import { FieldError } from './field-error.tsx';

interface Props {
  readonly binding: FieldBinding<unknown>;
  readonly hint: string | undefined;
}

/** What stands below a control: the help first, then what is wrong. */
export const FieldNotes = ({ binding: { id, error }, hint }: Props) => (
  <>
    {hint !== undefined && (
      <p className="hint" id={hintId(id)}>
        {hint}
      </p>
    )}
    {error !== undefined && <FieldError id={errorId(id)} sentence={error} />}
  </>
);
