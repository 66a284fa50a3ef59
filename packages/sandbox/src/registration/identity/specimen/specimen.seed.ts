import type { Persona } from '../../../personas/persona.ts';
import { Pixels, type Box, type Colour } from './pixels.seed.ts';

/** The papers that a client sends: the two sides of the identity document, and the proof of residence. */
export type SentKind = 1 | 2 | 4;

/** What stands on the papers of a persona. */
type Holder = Pick<Persona, 'id' | 'name' | 'document' | 'birthDate' | 'motherName'>;

const INK: Colour = [40, 48, 46];
const PALE: Colour = [148, 160, 155];
const LINE: Colour = [206, 214, 209];
const PAPER: Colour = [250, 250, 246];
const STAMP: Colour = [214, 160, 168];
/** The ground of a document, another for each holder. */
const GROUNDS: readonly Colour[] = [
  [226, 238, 230],
  [228, 234, 243],
  [243, 236, 222],
  [236, 230, 241],
];

const CARD = [480, 304] as const;
const SHEET = [420, 594] as const;

/** Nobody may take it for a real document. */
const stamp = (paper: Pixels): void => {
  const width = 'SPECIMEN'.length * 6 * 6;
  paper.write('SPECIMEN', { x: paper.width - width - 12, y: Math.round(paper.height / 2), colour: STAMP, dot: 6 });
};

interface Field {
  readonly caption: string;
  readonly text: string;
}

const writeFields = (paper: Pixels, fields: readonly Field[], { left, top }: Pick<Box, 'left' | 'top'>): void => {
  for (const [i, { caption, text }] of fields.entries()) {
    const y = top + i * 50;
    paper.write(caption, { x: left, y, colour: PALE, dot: 1 });
    paper.write(text.slice(0, Math.floor((paper.width - left - 16) / 12)), { x: left, y: y + 14, colour: INK });
    paper.fill(LINE, { left, top: y + 34, width: paper.width - left - 24, height: 1 });
  }
};

const cardOf = ({ id }: Holder, title: string): Pixels => {
  const card = new Pixels(...CARD, GROUNDS[id % GROUNDS.length] ?? PAPER);
  const whole = { left: 0, top: 0, width: card.width, height: card.height };
  // The fine waves of a document.
  card.fill(PAPER, whole, (x, y) => (y + Math.round(6 * Math.sin((x + id * 7) / 23))) % 12 === 0);
  card.fill(INK, { ...whole, height: 40 });
  card.write(title, { x: 24, y: 13, colour: PAPER });
  stamp(card);
  return card;
};

const PHOTO: Box = { left: 24, top: 64, width: 120, height: 156 };

/** A head and shoulders, without a face. */
const isPerson = (x: number, y: number): boolean => {
  const { left, top, width, height } = PHOTO;
  const away = (part: number, flat: number) => Math.hypot(x - left - width / 2, (y - top - height * part) * flat);
  return away(0.4, 0.85) < width * 0.24 || away(1.06, 0.9) < width * 0.42;
};

const drawFront = (holder: Holder): Pixels => {
  const card = cardOf(holder, 'DOCUMENTO DE IDENTIDADE');
  card.fill(PAPER, PHOTO);
  card.fill(PALE, PHOTO, isPerson);
  const [year, month, day] = holder.birthDate.split('-');
  const fields = [
    { caption: 'NOME', text: holder.name },
    { caption: 'NASCIMENTO', text: `${day}/${month}/${year}` },
    { caption: 'CPF', text: holder.document },
  ];
  writeFields(card, fields, { left: 168, top: 68 });
  // A signature, of which only the rhythm is the holder's.
  const rhythm = 5 + (holder.id % 5);
  const line = { left: 24, top: 244, width: 196, height: 36 };
  card.fill(INK, line, (x, y) => Math.abs(y - 262 - 12 * Math.sin(x / rhythm)) < 1.2);
  return card;
};

const drawBack = (holder: Holder): Pixels => {
  const card = cardOf(holder, 'VERSO');
  const fields = [
    { caption: 'REGISTRO GERAL', text: String(20_000_000 + holder.id) },
    { caption: 'FILIACAO', text: holder.motherName },
    { caption: 'EXPEDICAO', text: '10/03/2015' },
  ];
  writeFields(card, fields, { left: 24, top: 68 });
  // Bars as on the back of a card.
  const bars = { left: 24, top: 236, width: 276, height: 40 };
  card.fill(INK, bars, (x) => (x * (7 + (holder.id % 9))) % 11 < 5);
  return card;
};

const drawProof = (holder: Holder): Pixels => {
  const sheet = new Pixels(...SHEET, PAPER);
  const [left, width] = [24, sheet.width - 48];
  stamp(sheet);
  sheet.fill(GROUNDS[holder.id % GROUNDS.length] ?? LINE, { left: 0, top: 0, width: sheet.width, height: 72 });
  sheet.write('CONTA DE LUZ', { x: left, y: 26, colour: INK, dot: 3 });
  writeFields(sheet, [{ caption: 'CLIENTE', text: holder.name }], { left, top: 104 });
  for (let row = 0; row < 9; row += 1) {
    const top = 190 + row * 34;
    sheet.fill(LINE, { left, top: top + 20, width, height: 1 });
    sheet.fill(PALE, { left, top, width: 120 + ((holder.id + row * 37) % 90), height: 7 });
    sheet.fill(PALE, { left: left + width - 60, top, width: 60, height: 7 });
  }
  sheet.write('TOTAL', { x: left, y: 520, colour: INK });
  return sheet;
};

const DRAW: Readonly<Record<SentKind, (holder: Holder) => Pixels>> = { 1: drawFront, 2: drawBack, 4: drawProof };

const drawn = new WeakMap<Holder, Partial<Record<SentKind, Buffer>>>();

/** A PNG of a paper that this person could have sent, and that nobody could use. It is drawn once. */
export const specimenOf = (holder: Holder, kind: SentKind): Buffer => {
  const known = drawn.get(holder);
  const paper = known?.[kind] ?? DRAW[kind](holder).toPng();
  drawn.set(holder, { ...known, [kind]: paper });
  return paper;
};
