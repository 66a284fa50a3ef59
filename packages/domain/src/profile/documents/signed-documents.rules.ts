import type { SignedDocument } from './signed-document.ts';
import { DOCUMENT_TYPES, DOCUMENTS_TEXTS } from './documents.messages.ts';

/** The place of each known template in the list. @see spec B §3 Known document templates */
const PLACES = {
  adesao_rv: 0,
  adesao_internacional: 1,
  adesao_mm: 2,
  adesao_rf: 3,
  renovacao_cadastral: 4,
  desenquadramento: 5,
} as const;

const isKnown = (template: string): template is keyof typeof PLACES => Object.hasOwn(PLACES, template);

/** An unknown template comes last. */
const placeOf = ({ template }: SignedDocument): number =>
  isKnown(template) ? PLACES[template] : Object.keys(PLACES).length;

/** Puts documents in the order of their templates. Those of one template keep the server's order. @see decision 0232 */
export const inTemplateOrder = (documents: readonly SignedDocument[]): readonly SignedDocument[] =>
  [...documents].sort((one, other) => placeOf(one) - placeOf(other));

/** The name of a document for the client: `Termo de adesão · Aroeira Macro FIC FIM`. */
export const documentName = ({ title, documentType, fundName }: SignedDocument): string => {
  const kind = title ?? DOCUMENT_TYPES[documentType] ?? DOCUMENTS_TEXTS.untitled;
  return fundName === undefined ? kind : `${kind} · ${fundName}`;
};

/** The file's name on the client's device: `adesao-rf-100012.pdf`. No other word of the server comes into it. */
export const documentFileName = ({ id, template }: Pick<SignedDocument, 'id' | 'template'>): string =>
  `${isKnown(template) ? template.replaceAll('_', '-') : 'documento'}-${id}.pdf`;
