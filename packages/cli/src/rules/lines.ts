/**
 * Cuts a text that comes in pieces into its lines. It cuts only at line feeds, because a JSON text may contain other
 * breaks. A line feed at the end begins no new line.
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
