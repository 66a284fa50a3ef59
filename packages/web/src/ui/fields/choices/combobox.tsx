import type { Choice, ChoiceValue } from '@aroeira/domain/kernel';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { Icon } from '../../icon.tsx';
import { describing, labelId, type FieldBinding } from '../field-binding.ts';
import './combobox.css';

interface Props {
  readonly binding: FieldBinding<unknown>;
  /** The choices that fit the typed text. */
  readonly items: readonly Choice<ChoiceValue>[];
  /** The choice that the input shows while the client does not type. */
  readonly chosen: Choice<ChoiceValue> | undefined;
  readonly isChosen: (choice: Choice<ChoiceValue>) => boolean;
  /** Receives `undefined` if the client empties the text. */
  readonly onChoose: (choice: Choice<ChoiceValue> | undefined) => void;
  /** Receives the text to search for. It is empty when the list closes. */
  readonly onText: (text: string) => void;
  /** The sentence that replaces an empty list. */
  readonly note: string | undefined;
  readonly after: After;
}

/** An input with a list that fits the typed text. The client chooses with the arrow keys and Enter, or with a tap. */
export const Combobox = (props: Props) => {
  const { binding, items, isChosen, note, after } = props;
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } = useList(props);
  const { availability, isHeld = false, field, enterKeyHint } = binding;
  const isFixed = availability !== 'open';
  return (
    <div className="combobox">
      <span className="affix">
        <input
          {...getInputProps({ ...describing(binding), disabled: availability === 'disabled' })}
          className="input"
          placeholder={isFixed ? undefined : 'Digite para buscar'}
          readOnly={isFixed || isHeld}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint={enterKeyHint}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        {availability === 'disabled' && <Icon name="down" />}
        {!isFixed && (
          <button type="button" className="icon-button" {...getToggleButtonProps({ 'aria-label': 'Opções' })}>
            <Icon name="down" />
          </button>
        )}
      </span>
      <div className="listbox" hidden={!isOpen || isFixed || isHeld}>
        <ul
          {...getMenuProps({
            'aria-label': `Opções de ${field.caption}`,
            'aria-multiselectable': after === 'stays' || undefined,
          })}
          hidden={items.length === 0}
        >
          {items.map((choice, index) => (
            <li
              key={choice.value}
              className={index === highlightedIndex ? 'option is-active' : 'option'}
              {...getItemProps({ item: choice, index, 'aria-selected': isChosen(choice) })}
            >
              <span className="grow">{choice.label}</span>
              {isChosen(choice) && <Icon name="check" isSmall />}
            </li>
          ))}
        </ul>
        <output className="listbox-note">{isOpen && items.length === 0 && note}</output>
      </div>
    </div>
  );
};

/** Asks downshift whether the list is open, what is highlighted, and which attributes each element needs. */
const useList = ({ binding: { id }, items, chosen, onChoose, onText, after }: Props) =>
  useCombobox({
    // downshift asks for a mutable array, but only reads it.
    items: [...items],
    itemToString: (choice) => choice?.label ?? '',
    itemToKey: (choice) => choice?.value,
    selectedItem: chosen ?? null,
    inputId: id,
    labelId: labelId(id),
    menuId: `${id}-list`,
    toggleButtonId: `${id}-toggle`,
    getItemId: (index) => `${id}-choice-${index}`,
    stateReducer: answering(after, chosen?.label ?? ''),
    onSelectedItemChange: ({ selectedItem }) => onChoose(selectedItem ?? undefined),
    onInputValueChange: ({ type, inputValue }) =>
      type === useCombobox.stateChangeTypes.InputChange && onText(inputValue),
    onIsOpenChange: ({ isOpen: opens }) => !opens && onText(''),
  });

type State = UseComboboxState<Choice<ChoiceValue>>;
type Change = UseComboboxStateChangeOptions<Choice<ChoiceValue>>;

/** Whether the list closes after a choice or stays open for the next one. */
type After = 'closes' | 'stays';

const { stateChangeTypes: ON } = useCombobox;

/**
 * Changes what downshift does by default. When the client leaves the field, nothing is chosen. When the client leaves
 * it empty, the choice is removed. Esc restores the text and keeps the choice. A list of several choices stays open.
 */
const answering =
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
