import type { Captcha } from '../captcha.ts';

/** A captcha with a button that works once. Its proofs are `proof-1`, `proof-2` and so on. */
export const fakeCaptcha = (): Captcha => {
  let proofs = 0;
  return {
    show: async (place, onToken) => {
      const check = document.createElement('button');
      check.type = 'button';
      check.textContent = 'Eu não sou um robô';
      check.addEventListener('click', () => {
        check.textContent = 'Verificado';
        check.disabled = true;
        onToken(`proof-${++proofs}`);
      });
      place.replaceChildren(check);
      return () => check.remove();
    },
  };
};
