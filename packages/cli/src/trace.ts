import type { Fetch } from '@aroeira/adapters-http/http';
import { shownRequest, shownText } from './masked.ts';

/** Shows every request and its answer, secrets masked, one line each. @see `--trace` */
export const traced =
  (fetch: Fetch, show: (line: string) => void): Fetch =>
  async (url, init) => {
    const { method, headers, body } = shownRequest(url, init);
    show(`> ${method} ${url} ${JSON.stringify(headers)} ${body === undefined ? '' : JSON.stringify(body)}`.trimEnd());
    const answer = await fetch(url, init);
    show(`< ${answer.status} ${JSON.stringify(await shownAnswer(answer.clone(), url))}`);
    return answer;
  };

/** A file is told of by its size: its bytes are no text, and they are the client's. */
const shownAnswer = async (answer: Response, url: string): Promise<unknown> => {
  const type = answer.headers.get('content-type') ?? '';
  return type === '' || /json|^text\//.test(type)
    ? shownText(await answer.text(), url)
    : `${(await answer.arrayBuffer()).byteLength} bytes of ${type}`;
};
