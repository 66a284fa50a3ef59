import type { PasswordField } from '@aroeira/domain/kernel';
import { useState, type ClipboardEvent, type DragEvent, type KeyboardEvent } from 'react';
import { IconButton } from '../../icon-button.tsx';
import { describing, type FieldBinding } from '../field-binding.ts';
import { FieldFrame } from '../field-frame.tsx';
import { goOnByEnter } from './go-on-by-enter.ts';
import { PasswordChecklist } from './password-checklist.tsx';
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
          readOnly={availability === 'readOnly'}
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
            onPress={() => setShown(!isShown)}
          />
        )}
      </span>
      {checklist !== undefined && <PasswordChecklist {...checklist} typed={typed} />}
    </FieldFrame>
  );
};
