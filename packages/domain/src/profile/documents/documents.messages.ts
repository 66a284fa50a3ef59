/** The type of a document by its number. The words are ours. @see spec B §3 Document type ids; decision 0313 */
export const DOCUMENT_TYPES: Readonly<Record<number, string>> = {
  1: 'Comprovante de incapacidade',
  2: 'Documento do representante',
  4: 'Imagem da assinatura',
  5: 'Renúncia de nacionalidade',
  6: 'Comprovante de endereço',
  7: 'Documento de pessoa politicamente exposta',
  8: 'Documento FATCA',
  9: 'Ficha cadastral',
  10: 'Termo de adesão',
  13: 'Planilha bancária',
  15: 'Formulário FATCA dos Estados Unidos',
  16: 'Certificado de perda de nacionalidade',
  18: 'Declaração de renúncia à cidadania dos Estados Unidos',
  19: 'Comprovante de abandono do green card',
  20: 'Proposta de serviços',
};

/** The words of the document pages. All but the empty list are ours. @see spec B §2 Profile; decision Q102 */
export const DOCUMENTS_TEXTS = {
  title: 'Meus documentos',
  empty: 'Nenhum documento assinado foi encontrado.',
  emptyHint: 'Os termos que você assinar no portal aparecem aqui.',
  notLoaded: 'Não foi possível carregar os seus documentos',
  untitled: 'Documento',
  formsTitle: 'Outros formulários',
  formsLead: 'Formulários em branco, para preencher e enviar ao seu Planejador.',
  download: 'Baixar',
  unknown: 'Este documento não está entre os seus documentos assinados.',
} as const;
