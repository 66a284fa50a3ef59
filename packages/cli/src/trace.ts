import type { Fetch } from '@aroeira/adapters-http/http';
import { shownRequest, shownText } from './masked.ts';

/** Shows every request and its answer, secrets masked, one line each. @see `--trace` */
export const traced =
  (fetch: Fetch, show: (line: string) => void): Fetch =>
  async (url, init) => {
    const { method, headers, body } = shownRequest(url, init);
    show(`> ${method} ${url} ${JSON.stringify(headers)} ${body === undefined ? '' : JSON.stringify(body)}`.trimEnd());
    const answer = await fetch(url, init);
    show(`< ${answer.status} ${JSON.stringify(shownText(await answer.clone().text()))}`);
    return answer;
  };
