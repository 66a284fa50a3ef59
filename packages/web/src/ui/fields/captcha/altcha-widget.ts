// The parts of altcha that a strict content security policy lets through: no inline style and no worker out of a blob.
import 'altcha/external';
import 'altcha/altcha.css';
import 'altcha/i18n/pt-br';
import Pbkdf2 from 'altcha/workers/pbkdf2?worker';
import './captcha.css';

$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2());

/** No logo, and no watching of how a client moves the pointer. */
const CONFIGURATION = { hideLogo: true, hideFooter: true, humanInteractionSignature: false };

/** The widget, not yet on the page. */
export const makeWidget = (challengeUrl: string): HTMLElement => {
  const widget = document.createElement('altcha-widget');
  widget.setAttribute('challenge', challengeUrl);
  widget.setAttribute('language', 'pt-br');
  widget.setAttribute('configuration', JSON.stringify(CONFIGURATION));
  return widget;
};
