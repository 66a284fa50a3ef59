import type { NativeWrapper } from './native-wrapper.ts';

/** Opens an address outside the portal. */
export interface ExternalLinks {
  /** @returns false for an address that is not a web page, an e-mail or a telephone number. Then nothing opens */
  readonly open: (address: string) => boolean;
}

/** What the links need of a browser's window. */
export interface LinkWindow extends Pick<Window, 'open'> {
  readonly location: Pick<Location, 'href' | 'origin'>;
}

/** The allowed beginnings of an address. A `javascript:` address would run inside the portal. */
const SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * Opens an address through the native app, if there is one. A plain browser opens a new tab without a handle to us.
 *
 * @see spec B §1
 */
export const makeExternalLinks = (wrapper: NativeWrapper, window: LinkWindow): ExternalLinks => ({
  open: (address) => {
    const url = URL.parse(address, window.location.href);
    if (url === null || !SCHEMES.has(url.protocol)) return false;
    if (wrapper._tag === 'Around') wrapper.send({ type: 'openLink', payload: { url: url.href } });
    else window.open(url.href, '_blank', 'noopener,noreferrer');
    return true;
  },
});

/**
 * Takes clicks on links that lead out of the portal and opens them through the native app. Without this, its web view
 * would leave the portal. A plain browser opens links itself.
 */
export const takeExternalClicks = (
  wrapper: NativeWrapper,
  window: LinkWindow & { readonly document: Pick<HTMLElement, 'addEventListener'> },
): void => {
  if (wrapper._tag === 'None') return;
  const links = makeExternalLinks(wrapper, window);
  window.document.addEventListener('click', (event) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (anchor === null || event.defaultPrevented || anchor.href === '') return;
    const isOurs = URL.parse(anchor.href)?.origin === window.location.origin && anchor.target !== '_blank';
    if (!isOurs && links.open(anchor.href)) event.preventDefault();
  });
};
