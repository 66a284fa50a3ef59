import type { PdfBlock, PdfContent } from '../documents/pdf/pdf-content.ts';
import type { LISTED_TERMS } from '../documents/listed-terms.ts';
import { plainText } from '../documents/plain-text.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { saidToTheSecond } from '../time/sao-paulo-moment.ts';

/** Who signed, when, from where and how. */
export interface Stamp {
  readonly name: string;
  readonly document: string;
  readonly city: string;
  readonly method: 'drawn' | 'typed';
  readonly signedAt: Date;
  /** The address that the server saw. */
  readonly signedFrom: string;
  /** A PNG. */
  readonly image: Uint8Array;
}

interface Signed {
  readonly term: (typeof LISTED_TERMS)[number];
  /** The SHA-256 of the PDF that the client could read before. */
  readonly sha256: string;
  readonly stamp: Stamp;
}

const METHODS = { drawn: 'Desenhada na tela', typed: 'Nome digitado' } as const;

const punctuatedCpf = (document: string): string => document.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');

const stampOf = ({ stamp, sha256 }: Signed): readonly PdfBlock[] => [
  { kind: 'heading', text: 'Assinatura', startsPage: true },
  { kind: 'picture', png: stamp.image, alt: `Assinatura de ${stamp.name}`, width: 300, height: 120 },
  {
    kind: 'facts',
    facts: [
      ['Assinado por', stamp.name],
      ['CPF', punctuatedCpf(stamp.document)],
      ['Local', stamp.city],
      ['Data e hora de Brasília', saidToTheSecond(stamp.signedAt)],
      ['Endereço IP', stamp.signedFrom],
      ['Forma', METHODS[stamp.method]],
      ['SHA-256 do termo lido', sha256],
    ],
  },
  {
    kind: 'paragraph',
    text: 'As partes aceitam esta assinatura eletrônica como válida (MP 2.200-2/2001, art. 10, § 2º). A {product} guarda o SHA-256 deste arquivo, e uma alteração de um só byte é encontrada.',
  },
];

/** A signed term, in pt-BR: its text, and a page with the stamp of the signature. @see decisions Q172, 0215 */
export const signedTermContent = (signed: Signed): PdfContent => {
  const day = dayOfSaoPaulo(signed.stamp.signedAt);
  const text = plainText(signed.term, day);
  return { ...text, blocks: [...text.blocks, ...stampOf(signed)] };
};
