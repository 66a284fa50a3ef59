/**
 * Cuts a text that comes in pieces into its lines, at line feeds alone: other breaks may stand inside a JSON text.
 * A line feed at the very end begins no further line.
 */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
