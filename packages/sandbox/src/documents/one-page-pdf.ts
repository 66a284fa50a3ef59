/** Keeps the Latin-1 characters, of one byte each in WinAnsi. `?` replaces every other one. */
const encoded = (line: string): string => line.normalize('NFC').replace(/[^\u0020-\u007e\u00a0-\u00ff]/gu, '?');

/** Escapes the characters that end a string of a PDF. Call it after `encoded`. */
const escaped = (line: string): string => line.replace(/[\\()]/g, String.raw`\$&`);

/** Draws lines of text: 14 points, from the top of an A4 page down. */
const drawn = (lines: readonly string[]): string =>
  ['BT', '/F1 14 Tf', '22 TL', '64 760 Td', ...lines.map((line) => `(${escaped(encoded(line))}) Tj T*`), 'ET'].join(
    '\n',
  );

/**
 * Makes a PDF of one A4 page with a few lines of Portuguese. A viewer opens it, and a tester sees which document it is.
 *
 * @see ISO 32000-1, 7.5 File Structure
 */
export const onePagePdf = (lines: readonly string[]): Buffer => {
  const content = drawn(lines);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${String(Buffer.byteLength(content, 'latin1'))} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(text.length);
    text += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = String(objects.length + 1);
  const xref = `xref\n0 ${size}\n0000000000 65535 f \n${table}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${String(text.length)}\n%%EOF\n`;
  return Buffer.from(text + xref + trailer, 'latin1');
};
