import { FIELD_SENTENCES, type Choice, type ChoiceValue } from '@aroeira/domain/kernel';
import { Icon } from '../../icon.tsx';
import { TwoLines } from './two-lines.tsx';

interface Props {
  readonly choice: Choice<ChoiceValue> | undefined;
  /** A screen reader reads it. Otherwise it reads the list over it. */
  readonly isRead?: boolean;
}

/** What a closed list shows: the chosen one. The list itself lies over it, unseen. */
export const ChoiceFace = ({ choice, isRead = false }: Props) => (
  <>
    <span className="grow" aria-hidden={!isRead}>
      {choice === undefined && <span className="is-blank">{FIELD_SENTENCES.ChoiceUnknown}</span>}
      {choice !== undefined && (choice.detail === undefined ? choice.label : <TwoLines {...choice} />)}
    </span>
    <Icon name="down" />
  </>
);
