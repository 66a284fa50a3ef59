import type { Choice, ChoiceValue } from '@aroeira/domain/kernel';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';

type State = UseComboboxState<Choice<ChoiceValue>>;
type Change = UseComboboxStateChangeOptions<Choice<ChoiceValue>>;

/** Whether the list closes once something is chosen, or stays for the next choice. */
export type After = 'closes' | 'stays';

const { stateChangeTypes: ON } = useCombobox;

/**
 * How the list answers, where downshift would surprise a client: leaving the field chooses nothing, but emptying it
 * does; Esc gives up the text and never a choice; a list of several stays open.
 */
export const answering =
  (after: After, shown: string) =>
  (state: State, { type, changes }: Change): Partial<State> => {
    if (type === ON.InputBlur && state.inputValue === '') return { ...changes, selectedItem: null, inputValue: '' };
    if (type === ON.InputBlur || type === ON.InputKeyDownEscape)
      return { ...changes, selectedItem: state.selectedItem, inputValue: shown };
    const isChosen = (type === ON.InputKeyDownEnter || type === ON.ItemClick) && changes.selectedItem !== undefined;
    return isChosen && after === 'stays'
      ? { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex, inputValue: '' }
      : changes;
  };
