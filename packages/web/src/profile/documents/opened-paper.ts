import { documentName, staticFormOf, type SignedDocument, type StaticForm } from '@aroeira/domain/profile';

/** A signed document, as the list passes it to the page that shows it. */
export interface OpenedDocument {
  readonly id: number;
  readonly template: string;
  readonly title: string;
}

/** What the list of documents passes. */
export const openedDocument = (document: SignedDocument): OpenedDocument => ({
  id: document.id,
  template: document.template,
  title: documentName(document),
});

/** Reads the document in the state of the navigation. The browser keeps it, so it is read with care. */
export const documentIn = (state: object | undefined): OpenedDocument | undefined => {
  if (state === undefined || !('id' in state && 'template' in state && 'title' in state)) return undefined;
  const { id, template, title } = state;
  if (!Number.isSafeInteger(id) || typeof template !== 'string' || typeof title !== 'string') return undefined;
  return { id: Number(id), template, title };
};

/** Reads the form in the state of the navigation. */
export const formIn = (state: object | undefined): StaticForm | undefined =>
  state !== undefined && 'file' in state ? staticFormOf(state.file) : undefined;
