import type { Captcha } from './captcha.ts';

/**
 * A captcha of our own server's: proof of work behind a check box, nothing from elsewhere.
 *
 * @param challengeUrl where the server makes a challenge
 * @see decisions Q141, 0083
 */
export const makeAltcha = (challengeUrl: string): Captcha => ({
  show: async (place, { onToken }) => {
    const { makeWidget } = await import('./altcha-widget.ts');
    const widget = makeWidget(challengeUrl);
    let held = '';
    widget.addEventListener('statechange', (event) => {
      const token = tokenIn(event);
      // The widget also tells of states that change nothing, the first one among them.
      if (token !== held) onToken(token);
      held = token;
    });
    place.replaceChildren(widget);
    return () => widget.remove();
  },
});

/** The token while the check stands; any other state takes it back. */
const tokenIn = (event: Event): string => {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  if (typeof detail !== 'object' || detail === null || !('state' in detail) || !('payload' in detail)) return '';
  return detail.state === 'verified' && typeof detail.payload === 'string' ? detail.payload : '';
};
