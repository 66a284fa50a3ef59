import { expect, it } from 'vitest';
import { linesOf } from './lines.ts';

const lines = async (...pieces: string[]): Promise<string[]> => {
  const found: string[] = [];
  for await (const line of linesOf(
    (async function* () {
      yield* pieces;
    })(),
  ))
    found.push(line);
  return found;
};

it('cuts at line feeds, with every length of the pieces', async () => {
  const text = 'um\n\ndois\ntrês';
  for (let cut = 0; cut <= text.length; cut += 1)
    expect(await lines(text.slice(0, cut), text.slice(cut))).toEqual(['um', '', 'dois', 'três']);
});

it('gives no line after the last line feed, and none for an empty text', async () => {
  expect(await lines('um\n')).toEqual(['um']);
  expect(await lines('um\n\n')).toEqual(['um', '']);
  expect(await lines('', '')).toEqual([]);
});

it('does not cut at other line breaks, which a JSON text may contain', async () => {
  expect(await lines('"um\u2028dois\u2029três"\r\n')).toEqual(['"um\u2028dois\u2029três"\r']);
});
