import type { Choice, ChoiceValue } from '@aroeira/domain/kernel';
import { useCombobox } from 'downshift';
import { Icon } from '../../icon.tsx';
import { answering, type After } from './combobox-state.ts';
import { describing, labelId, type FieldBinding } from '../field-binding.ts';
import './combobox.css';

interface Props {
  readonly binding: FieldBinding<unknown>;
  /** What fits the text that stands there. */
  readonly items: readonly Choice<ChoiceValue>[];
  /** What the input shows while nobody types in it. */
  readonly chosen: Choice<ChoiceValue> | undefined;
  readonly isChosen: (choice: Choice<ChoiceValue>) => boolean;
  /** Nothing, when the client emptied the text. */
  readonly onChoose: (choice: Choice<ChoiceValue> | undefined) => void;
  /** What the list is narrowed by: nothing, once it closes. */
  readonly onText: (text: string) => void;
  /** What there is to say instead of a list. */
  readonly note: string | undefined;
  readonly after: After;
}

/** An input that narrows a list while the client types: arrows, Enter and a tap choose. */
export const Combobox = (props: Props) => {
  const { binding, items, isChosen, note, after } = props;
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } = useList(props);
  const { availability, field, enterKeyHint } = binding;
  const isFixed = availability !== 'open';
  return (
    <div className="combobox">
      <span className="affix">
        <input
          {...getInputProps({ ...describing(binding), disabled: availability === 'disabled' })}
          className="input"
          placeholder={isFixed ? undefined : 'Digite para buscar'}
          readOnly={isFixed}
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
      <div className="listbox" hidden={!isOpen || isFixed}>
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

/** What is open, what is highlighted, and what each element needs: downshift's answers. */
const useList = ({ binding: { id }, items, chosen, onChoose, onText, after }: Props) =>
  useCombobox({
    // downshift only reads them, and asks for an array that could be written.
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
