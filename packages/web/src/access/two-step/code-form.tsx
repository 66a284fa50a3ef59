import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/fields/field-error.tsx';

interface Props {
  readonly code: string;
  readonly onChange: (code: string) => void;
  /** What the code is for: `Digite-o para continuar.` */
  readonly request: string;
  readonly wasSentAgain: boolean;
  /** Nothing was typed: said under the field, where whatever else went wrong is the caller's to say. */
  readonly missing: string | undefined;
  readonly isRefused: boolean;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  readonly onResend: () => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** How many digits the code of an e-mail has: a longer one would cost a try. */
const DIGITS = 6;

/** The code that was sent by e-mail, wherever it is asked for: its field, another e-mail, and the way back. */
export const CodeForm = (props: Props) => {
  const field = useRef<HTMLInputElement>(null);
  const resend = () => {
    props.onResend();
    field.current?.focus();
  };
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
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
    </form>
  );
};

interface FieldProps extends Props {
  readonly field: RefObject<HTMLInputElement | null>;
}

const CodeField = ({ code, onChange, missing, isRefused, field }: FieldProps) => {
  const id = useId();
  const errorId = `${id}-error`;
  // Whoever pressed the button types again, and need not look for the field.
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

/** The digits of a text: a code may be copied with a space in it, or with the word before it. */
const codeIn = (text: string): string => text.replace(/\D/g, '').slice(0, DIGITS);
