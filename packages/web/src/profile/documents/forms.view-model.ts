import { STATIC_FORMS, type StaticForm } from '@aroeira/domain/profile';
import type { ListedPaper } from './paper-list.tsx';
import type { PaperDownloads } from './paper-downloads.ts';
import type { Paper } from './paper.view-model.ts';

interface Parts {
  readonly downloads: PaperDownloads;
  /** Where the API has a form. */
  readonly pathOf: (form: StaticForm) => string;
}

export type FormsViewModel = ReturnType<typeof makeFormsModel>;

/** A static form as a PDF. */
export const paperOfForm = (form: StaticForm, pathOf: Parts['pathOf']): Paper => ({
  title: form.title,
  path: pathOf(form),
  fileName: `${form.file}.pdf`,
});

/** One visit to /profile-forms. The list is the portal's own, so nothing loads. @see spec B §3 Static forms list */
export const makeFormsModel = ({ downloads, pathOf }: Parts) => ({
  papers: STATIC_FORMS.map(
    (form): ListedPaper => ({ ...paperOfForm(form, pathOf), says: 'PDF em branco', state: { file: form.file } }),
  ),
  downloads,
  close: () => downloads.close(),
});
