import type { Fetch } from '@aroeira/adapters-http/http';
import { shownRequest, shownText } from './masked.ts';

/** What a refusal says: the code and the sentence of the server, wherever they stand. @see spec A §8 Server codes */
const REFUSAL = ['code', 'message'];

/** Shows each request and its answer, one line each. A value is shown only where the call declares it as public. */
export const traced =
  (fetch: Fetch, show: (line: string) => void): Fetch =>
  async (url, init, declared) => {
    const { method, url: shown, headers, body } = shownRequest(url, init, declared);
    show(`> ${method} ${shown} ${JSON.stringify(headers)} ${body === undefined ? '' : JSON.stringify(body)}`.trimEnd());
    const answer = await fetch(url, init, declared);
    const shows = declared === undefined || answer.ok ? declared?.shows : [...(declared.shows ?? []), ...REFUSAL];
    show(`< ${answer.status} ${JSON.stringify(await shownAnswer(answer.clone(), shows))}`);
    return answer;
  };

/** Tells the size of a file. Its bytes are no text, and they are the client's. */
const shownAnswer = async (answer: Response, shows: readonly string[] | undefined): Promise<unknown> => {
  const type = answer.headers.get('content-type') ?? '';
  if (type !== '' && !/json|^text\//.test(type)) return `${(await answer.arrayBuffer()).byteLength} bytes of ${type}`;
  const text = await answer.text();
  return text === '' ? '' : shownText(text, shows);
};
