const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const DOCUMENT = /\d{11,}/g;

/**
 * A path that may be written down: no query, no document in full, no login id or token.
 *
 * @example maskPath('/api/rentability/graph/v5/nao_previdencia/max/63287253026') // '…/max/*********26'
 */
export const maskPath = (url: string): string =>
  (url.split('?')[0] ?? '')
    .replaceAll(UUID, '****')
    .replaceAll(DOCUMENT, (digits) => digits.slice(-2).padStart(digits.length, '*'));
