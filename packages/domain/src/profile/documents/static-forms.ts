/** A blank form that every client may read. */
export interface StaticForm {
  /** The name of its file on the server, without `.pdf`. */
  readonly file: string;
  readonly title: string;
}

/** The static forms, in the order of the page. Names and titles are ours. @see spec B §3 Static forms list; decision Q142 */
export const STATIC_FORMS: readonly StaticForm[] = [
  { file: 'ficha-cadastral-pessoa-fisica', title: 'Ficha cadastral, pessoa física com co-titular' },
  { file: 'ficha-cadastral-pessoa-juridica', title: 'Ficha cadastral, pessoa jurídica' },
  { file: 'adesao-renda-fixa', title: 'Termo de adesão, Renda Fixa com co-titular' },
  { file: 'adesao-multimercado', title: 'Termo de adesão, Multimercado com co-titular' },
  { file: 'adesao-acoes', title: 'Termo de adesão, Ações com co-titular' },
  { file: 'adesao-internacional', title: 'Termo de adesão, Internacional com co-titular' },
  { file: 'informacoes-fiscais-pessoa-juridica', title: 'Informações fiscais, pessoa jurídica' },
];

/** Finds a form by its file, such as an address or a command names it. */
export const staticFormOf = (file: unknown): StaticForm | undefined => STATIC_FORMS.find((form) => form.file === file);
