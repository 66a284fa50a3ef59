import type { Choice, ChoiceValue } from '@aroeira/domain/kernel';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';

type State = UseComboboxState<Choice<ChoiceValue>>;
type Change = UseComboboxStateChangeOptions<Choice<ChoiceValue>>;

/** Whether the list closes after a choice or stays open for the next one. */
export type After = 'closes' | 'stays';

const { stateChangeTypes: ON } = useCombobox;

/**
 * Changes what downshift does by default. When the client leaves the field, nothing is chosen. When the client leaves
 * it empty, the choice is removed. Esc restores the text and keeps the choice. A list of several choices stays open.
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
