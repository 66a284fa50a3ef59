import { useEffect, useId, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/fields/field-error.tsx';

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

/** The code that was sent by e-mail, wherever it is asked for: its field, another e-mail, and the way back. */
export const CodeForm = (props: Props) => (
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
    <CodeField {...props} />
    {props.children}
    <div className="stack-8">
      <Button type="submit" isBusy={props.isBusy}>
        Confirmar
      </Button>
      <Button look="text" isHeld={props.isBusy} onPress={props.onResend}>
        Reenviar código
      </Button>
      <Button look="text" isHeld={props.isBusy} onPress={props.onLeave}>
        Voltar
      </Button>
    </div>
  </form>
);

const CodeField = ({ code, onChange, missing, isRefused }: Props) => {
  const id = useId();
  const errorId = `${id}-error`;
  // Whoever pressed the button types again, and need not look for the field.
  useEffect(() => {
    if (isRefused) document.getElementById(id)?.focus();
  }, [isRefused, id]);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        Código
      </label>
      <input
        id={id}
        className="input num"
        value={code}
        onChange={(event) => onChange(event.currentTarget.value)}
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
