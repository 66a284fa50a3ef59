/** Names of values that another run has otherwise: times, and what the server makes up. */
const MOVING_KEY =
  /(?:^|_|[a-z])(?:[dD]ate|At|_at|[tT]ime|[tT]oken|[nN]ow|[aA]ge|[dD]ays|[mM]s|Ms)$|^(?:now|data|ticket)$/;

/** Texts that another run has otherwise: dates, times, codes, identifiers, addresses, months. */
const MOVING_TEXT: readonly RegExp[] = [
  /\d{4}-\d\d/,
  /\d\d?\/\d\d?\/\d{4}/,
  /\b\d\d?:\d\d/,
  /\b\d{6}\b/,
  /\b\w{4}-\w{4}-\w{4}\b/,
  /^[\w+/=.-]{24,}$/,
  /https?:\/\//,
  /\b(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\b/i,
  /\b(?:segundo|minuto|hora|dia)s?\b/i,
];

/** Longer texts make a step that nobody reads. */
const LONGEST = 160;

/** Whether a name is that of an identifier. */
export const isIdKey = (key: string): boolean => /^id$|Id$|_id$|^uuid$/.test(key);

/** Whether a text says which one of all: nothing else has it. */
export const isUnique = (value: string): boolean => /^[\w-]{24,}$/.test(value) && /\d/.test(value);

/** Whether the sentence or the value is the same in another run, as far as its look tells. */
export const isSteadyText = (text: string): boolean =>
  text.length <= LONGEST && MOVING_TEXT.every((moving) => !moving.test(text));

/** Whether a field of an answer is the same in another run, as far as its look tells. */
export const isSteady = (key: string, value: unknown): boolean => {
  if (MOVING_KEY.test(key) || isIdKey(key)) return false;
  return typeof value === 'string' ? isSteadyText(value) : typeof value !== 'object' || value === null;
};

/** Whether an object is the point of a series: it has a day, and its numbers are those of that day. */
export const isOfADay = (value: object): boolean =>
  Object.values(value).some((inner) => typeof inner === 'string' && /^\d{4}-\d\d-\d\d$/.test(inner));
