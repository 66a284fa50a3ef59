import { FIELD_SENTENCES, type Choice, type ChoiceValue } from '@aroeira/domain/kernel';
import { Icon } from '../../icon.tsx';
import { TwoLines } from './two-lines.tsx';

interface Props {
  readonly choice: Choice<ChoiceValue> | undefined;
  /** A screen reader reads it. Otherwise it reads the list over it. */
  readonly isRead?: boolean;
}

/** What a closed list of two-line choices shows: the chosen one. The list itself lies over it, unseen. */
export const ChoiceFace = ({ choice, isRead = false }: Props) => (
  <>
    <span className="grow" aria-hidden={!isRead}>
      {choice === undefined ? <small>{FIELD_SENTENCES.ChoiceUnknown}</small> : <TwoLines {...choice} />}
    </span>
    <Icon name="down" />
  </>
);
