// The parts of altcha that a strict content security policy allows: no inline style and no worker from a blob.
import 'altcha/external';
import 'altcha/altcha.css';
import 'altcha/i18n/pt-br';
import Pbkdf2 from 'altcha/workers/pbkdf2?worker';
import type { Captcha } from './captcha.ts';
import './captcha.css';

$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2());

// The widget draws its footer before it hears that it has none: a link as HTML, which the policy refuses (decision 0395).
$altcha.i18n.set('pt-br', { ...$altcha.i18n.get('pt-br'), footer: '' });

/** The widget shows no logo, and does not record how the client moves the pointer. */
const CONFIGURATION = { hideLogo: true, hideFooter: true, humanInteractionSignature: false };

/**
 * Makes a captcha of our own server: a check box with a proof of work behind it. It loads nothing from another origin.
 *
 * @param challengeUrl where the server makes a challenge
 * @see decisions Q141, 0130
 */
export const makeAltcha = (challengeUrl: string): Captcha => ({
  show: async (place, onToken) => {
    const widget = document.createElement('altcha-widget');
    widget.setAttribute('challenge', challengeUrl);
    widget.setAttribute('language', 'pt-br');
    widget.setAttribute('configuration', JSON.stringify(CONFIGURATION));
    let held = '';
    widget.addEventListener('statechange', (event) => {
      const token = tokenIn(event);
      // The widget also reports states that change nothing. The first one is such a state.
      if (token !== held) onToken(token);
      held = token;
    });
    place.replaceChildren(widget);
    return () => widget.remove();
  },
});

/** Reads the token of a verified check. Every other state has none. */
const tokenIn = (event: Event): string => {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  if (typeof detail !== 'object' || detail === null || !('state' in detail) || !('payload' in detail)) return '';
  return detail.state === 'verified' && typeof detail.payload === 'string' ? detail.payload : '';
};
