interface MadePdf {
  readonly pages: number;
  /** Asks for a password that nobody knows. */
  readonly isLocked?: boolean;
}

/** The text of a page of a made PDF, line by line. */
export const linesOf = (page: number): readonly string[] => [
  `Folha ${page}`,
  ...Array.from({ length: 30 }, (_, line) => `Linha ${line + 1} da folha ${page}`),
];

const pageObjects = (page: number, at: number): readonly string[] => {
  const text = ['BT', '/F1 14 Tf', '22 TL', '64 760 Td', ...linesOf(page).map((line) => `(${line}) Tj T*`), 'ET'].join(
    '\n',
  );
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${at + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ];
};

/** The keys of an encryption that fit no password, neither the empty one. */
const LOCK = `/ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`;

/** Makes a PDF of A4 pages with real text. @see ISO 32000-1, 7.5 File Structure */
export const madePdf = ({ pages, isLocked = false }: MadePdf): Buffer => {
  const first = 4;
  const numbers = Array.from({ length: pages }, (_, i) => i + 1);
  const kids = numbers.map((number) => `${first + 2 * (number - 1)} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (pt-BR) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...numbers.flatMap((number) => pageObjects(number, first + 2 * (number - 1))),
  ];
  let file = '%PDF-1.4\n';
  const table = objects.map((object, i) => {
    const offset = String(file.length).padStart(10, '0');
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${offset} 00000 n \n`;
  });
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R ${isLocked ? LOCK : ''} >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table.join('')}${trailer}`, 'latin1');
};
