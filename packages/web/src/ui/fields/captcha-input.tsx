import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCaptcha } from './captcha.ts';
import type { FieldBinding } from './field-binding.ts';
import { GroupFrame } from './group-frame.tsx';

/** The check that a person is there. Its token goes with the form. */
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
    captcha.show(place.current, { onToken: (token) => onToken(token) }).then(
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
  const retry = () => {
    setMissing(false);
    setAttempt(attempt + 1);
  };
  return (
    <GroupFrame binding={binding}>
      <div id={binding.id} className="captcha" ref={place} tabIndex={-1} inert={binding.availability !== 'open'} />
      {isMissing && (
        <p className="hint" role="alert">
          {'Não foi possível carregar a verificação. '}
          <button type="button" className="link" onClick={retry}>
            Tentar novamente
          </button>
        </p>
      )}
    </GroupFrame>
  );
};
