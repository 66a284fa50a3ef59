const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** A CPF or a CNPJ, with letters or dots or not; and any number as long. */
const DOCUMENT =
  /\d{11,}|\b(?:\d{3}\.?){2}\d{3}-?\d{2}\b|\b[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}(?:\/|%2F)?[\dA-Z]{4}-?\d{2}\b/gi;
const EMAIL = /[^/]+(?:@|%40)[^/]+/gi;

/** Longer than any word of ours. */
const TOKEN = /[\w-]{32,}(?:\.[\w-]+)*/g;

/**
 * A path that may be written down: no query, no document in full, no login id, e-mail or token.
 *
 * @example maskPath('/api/rentability/graph/v5/nao_previdencia/max/63287253026') // '…/max/*********26'
 */
export const maskPath = (url: string): string =>
  (url.split('?')[0] ?? '')
    .replaceAll(UUID, '****')
    .replaceAll(DOCUMENT, (digits) => digits.slice(-2).padStart(digits.length, '*'))
    .replaceAll(EMAIL, '****')
    .replaceAll(TOKEN, '****');
