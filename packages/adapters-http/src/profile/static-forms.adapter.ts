import type { StaticForm, StaticForms } from '@aroeira/domain/profile';
import type { HttpClient } from '../http/http-client.ts';

/** Where the API has a static form. */
export const staticFormPath = ({ file }: Pick<StaticForm, 'file'>): string => `forms/${file}.pdf`;

/** The static forms over the portal API. @see spec B §7 `GET forms/{file}.pdf`; decision Q142 */
export const makeHttpStaticForms = (http: HttpClient): StaticForms => ({
  load: (form) => http.file(staticFormPath(form), { acts: false }),
});
