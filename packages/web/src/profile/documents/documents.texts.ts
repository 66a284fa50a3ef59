import { EDIT_DOCUMENTS_TITLE } from '../profile.texts.ts';

/** The words of the pages that show and change the papers of a registration. They are ours. @see spec B §2 Profile */
export const EDIT_DOCUMENTS_TEXTS = {
  title: EDIT_DOCUMENTS_TITLE,
  lead: 'O documento de identidade e o comprovante de residência do seu cadastro.',
  read: 'Ver documentos enviados',
  changeIdentification: 'Alterar identificação',
  changeAddress: 'Alterar endereço',
  readTitle: 'Documentos enviados',
  notLoaded: 'Não foi possível carregar os documentos enviados',
  nothing: 'Nenhum documento foi enviado até agora.',
  nothingHint: 'Envie o seu documento de identidade em “Alterar identificação” e o comprovante em “Alterar endereço”.',
} as const;

/** What each paper is. */
export const PAPER_CAPTIONS = {
  front: 'Documento de identidade, frente',
  back: 'Documento de identidade, verso',
  proofOfResidence: 'Comprovante de residência',
} as const;
