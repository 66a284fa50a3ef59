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

it('is cut at line feeds, wherever the pieces end', async () => {
  const text = 'um\n\ndois\ntrês';
  for (let cut = 0; cut <= text.length; cut += 1)
    expect(await lines(text.slice(0, cut), text.slice(cut))).toEqual(['um', '', 'dois', 'três']);
});

it('has no line after a line feed at its end, and none at all when empty', async () => {
  expect(await lines('um\n')).toEqual(['um']);
  expect(await lines('um\n\n')).toEqual(['um', '']);
  expect(await lines('', '')).toEqual([]);
});

it('is not cut at other breaks, which a JSON text may hold', async () => {
  expect(await lines('"um\u2028dois\u2029três"\r\n')).toEqual(['"um\u2028dois\u2029três"\r']);
});
