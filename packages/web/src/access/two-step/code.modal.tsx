import { Modal } from '../../ui/dialogs/modal.tsx';
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { SubmitForm } from '../../ui/submit-form.tsx';
import { FieldError } from '../../ui/fields/field-error.tsx';

interface Props {
  readonly title: string;
  readonly code: string;
  readonly onChange: (code: string) => void;
  /** The purpose of the code, such as `Digite-o para continuar.` */
  readonly request: string;
  readonly wasSentAgain: boolean;
  /** The sentence under an empty field. The caller shows other failures. */
  readonly missing: string | undefined;
  readonly isRefused: boolean;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  readonly onResend: () => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** How many digits the code of an e-mail has. A longer code would cost a try. */
const DIGITS = 6;

/** Asks for the code that the client got by e-mail, with another e-mail and the way back. */
export const CodeModal = (props: Props) => {
  const field = useRef<HTMLInputElement>(null);
  const resend = () => {
    props.onResend();
    field.current?.focus();
  };
  return (
    <Modal title={props.title} onClose={props.onLeave}>
      <SubmitForm isBusy={props.isBusy} onSubmit={props.onSubmit}>
        <output className="secondary">
          {props.wasSentAgain ? 'Enviamos um novo código para o seu e-mail.' : 'Enviamos um código para o seu e-mail.'}{' '}
          {props.request}
        </output>
        <CodeField {...props} field={field} />
        {props.children}
        <div className="stack-8">
          <Button type="submit" isBusy={props.isBusy}>
            Confirmar
          </Button>
          <Button look="text" isHeld={props.isBusy} onPress={resend}>
            Reenviar código
          </Button>
          <Button look="text" isHeld={props.isBusy} onPress={props.onLeave}>
            Voltar
          </Button>
        </div>
      </SubmitForm>
    </Modal>
  );
};

interface FieldProps extends Props {
  readonly field: RefObject<HTMLInputElement | null>;
}

const CodeField = ({ code, onChange, missing, isRefused, field }: FieldProps) => {
  const id = useId();
  const errorId = `${id}-error`;
  // After the button, the client types again and does not have to look for the field.
  useEffect(() => {
    if (isRefused) field.current?.focus();
  }, [isRefused, field]);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        Código
      </label>
      <input
        id={id}
        ref={field}
        className="input num"
        value={code}
        onChange={(event) => onChange(codeIn(event.currentTarget.value))}
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-required
        aria-invalid={isRefused}
        aria-describedby={missing === undefined ? undefined : errorId}
      />
      {missing !== undefined && <FieldError id={errorId} sentence={missing} />}
    </div>
  );
};

/** The digits of a text. A client may copy a code with a space in it, or with the word in front of it. */
const codeIn = (text: string): string => text.replace(/\D/g, '').slice(0, DIGITS);
