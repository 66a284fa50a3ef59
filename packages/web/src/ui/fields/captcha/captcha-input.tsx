import { TRY_AGAIN } from '@aroeira/domain/kernel/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCaptcha } from './captcha.ts';
import { describedBy, type FieldBinding } from '../field-binding.ts';
import { GroupFrame } from '../field-frame.tsx';

/** The input that checks that the client is a person. Its value is the token of the check. */
export const CaptchaInput = ({ binding }: { readonly binding: FieldBinding<string> }) => {
  const captcha = useCaptcha();
  const place = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const onToken = useEffectEvent(binding.onChange);
  useEffect(() => {
    if (place.current === null) return undefined;
    let isGone = false;
    let takeAway = () => undefined as void;
    captcha
      .show(place.current, (token) => onToken(token))
      .then(
        (remove) => {
          if (isGone) remove();
          else takeAway = remove;
        },
        () => setMissing(true),
      );
    return () => {
      isGone = true;
      takeAway();
    };
  }, [captcha, attempt]);
  const description = describedBy(binding, binding.field.hint);
  useEffect(() => tie(place.current, binding.isInvalid, description), [binding.isInvalid, description]);
  const retry = () => {
    setMissing(false);
    setAttempt(attempt + 1);
  };
  return (
    <GroupFrame binding={binding}>
      <div
        id={binding.id}
        className="captcha"
        ref={place}
        tabIndex={-1}
        inert={binding.availability !== 'open'}
        onFocus={({ target, currentTarget }) => {
          if (target === currentTarget) controlIn(currentTarget)?.focus();
        }}
      />
      {isMissing && (
        <p className="hint" role="alert">
          {'Não foi possível carregar a verificação. '}
          <button type="button" className="link" onClick={retry}>
            {TRY_AGAIN}
          </button>
        </p>
      )}
    </GroupFrame>
  );
};

/** Finds what the client presses: a check box, or the iframe of the provider. */
const controlIn = (place: HTMLElement | null): HTMLElement | null | undefined =>
  place?.querySelector<HTMLElement>('input:not([type="hidden"]), iframe');

/** Connects the sentence to the control. Another provider draws that control, so React cannot do it. */
const tie = (place: HTMLElement | null, isInvalid: boolean, description: string | undefined): void => {
  const control = controlIn(place);
  control?.setAttribute('aria-invalid', String(isInvalid));
  if (description === undefined) control?.removeAttribute('aria-describedby');
  else control?.setAttribute('aria-describedby', description);
};
