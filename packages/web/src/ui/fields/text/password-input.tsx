import type { PasswordField, PasswordRequirement } from '@aroeira/domain/kernel';
import { useState, type ClipboardEvent, type DragEvent, type KeyboardEvent } from 'react';
import { IconButton } from '../../icon-button.tsx';
import { describing, isReadOnly, labelId, type FieldBinding } from '../field-binding.ts';
import { FieldFrame } from '../field-frame.tsx';
import { goOnByEnter } from './masked-input.tsx';
import { Icon } from '../../icon.tsx';
import './password.css';

/** The binding of a password field. */
interface PasswordBinding extends FieldBinding<string> {
  readonly field: PasswordField;
}

/** Prevents a copy: every other app can read the clipboard. @see spec A §5 Password */
const block = (event: ClipboardEvent | DragEvent) => event.preventDefault();

/** The input of a password. It hides the password until the client asks to see it. */
export const PasswordInput = ({ binding }: { readonly binding: PasswordBinding }) => {
  const [isShown, setShown] = useState(false);
  const [isCapsLockOn, setCapsLockOn] = useState(false);
  const { field, typed, onChange, availability, enterKeyHint } = binding;
  const hint = isCapsLockOn ? 'A tecla Caps Lock está ativada.' : field.hint;
  const description = describing(binding, hint);
  // A client who cannot type does not need the requirements.
  const requirements = availability === 'open' ? field.requirements : undefined;
  const checklist = requirements && { id: `${binding.id}-requirements`, requirements };
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) => {
    setCapsLockOn(event.getModifierState('CapsLock'));
    if (event.type === 'keydown') goOnByEnter(event);
  };
  return (
    <FieldFrame binding={binding} hint={hint}>
      <span className="affix">
        <input
          {...description}
          aria-describedby={[checklist?.id, description['aria-describedby']].filter(Boolean).join(' ') || undefined}
          className="input"
          type={isShown ? 'text' : 'password'}
          value={typed}
          onChange={(event) => onChange(event.currentTarget.value)}
          readOnly={isReadOnly(binding)}
          autoComplete={field.autocomplete}
          enterKeyHint={enterKeyHint}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setCapsLockOn(false)}
          onCopy={block}
          onCut={block}
          onDragStart={block}
        />
        {availability !== 'disabled' && (
          <IconButton
            icon={isShown ? 'eye-off' : 'eye'}
            label={isShown ? 'Ocultar senha' : 'Mostrar senha'}
            describedBy={labelId(binding.id)}
            onPress={() => setShown(!isShown)}
          />
        )}
      </span>
      {checklist !== undefined && <PasswordChecklist {...checklist} typed={typed} />}
    </FieldFrame>
  );
};

interface Props {
  /** The id of the list. The input names it in `aria-describedby`. */
  readonly id: string;
  readonly requirements: readonly PasswordRequirement[];
  readonly typed: string;
}

/** Lists the requirements of a new password and marks the met ones. A screen reader hears the count at each change. */
const PasswordChecklist = ({ id, requirements, typed }: Props) => {
  const met = requirements.filter(({ isMet }) => isMet(typed));
  return (
    <div className="requirements">
      <p>
        A senha precisa ter:{' '}
        <output className="sr-only">
          {met.length} de {requirements.length} itens atendidos
        </output>
      </p>
      <ul id={id} className="tiles">
        {requirements.map((requirement) => (
          <Requirement key={requirement.caption} caption={requirement.caption} isMet={met.includes(requirement)} />
        ))}
      </ul>
    </div>
  );
};

/** A mark and a word tell whether a requirement is met. Colour alone does not. */
const Requirement = ({ caption, isMet }: { readonly caption: string; readonly isMet: boolean }) => (
  <li className={isMet ? 'requirement is-met' : 'requirement'}>
    <span className="requirement-mark">{isMet && <Icon name="check" isSmall />}</span>
    <span>
      {caption}
      <span className="sr-only">{isMet ? ': atendido;' : ': falta;'}</span>
    </span>
  </li>
);
