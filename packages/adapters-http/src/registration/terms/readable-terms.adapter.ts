import type { NamedTerm, ReadableTerms } from '@aroeira/domain/registration';
import type { HttpClient } from '../../http/http-client.ts';

/** The names of the public forms on the server. The specification has none. @see decision Q143 */
const FILES: Readonly<Record<NamedTerm, string>> = { proposal: 'proposal', privacy: 'privacy' };

/**
 * Terms over the portal API. A public form goes without the session's headers.
 *
 * @see spec A §7 "PDFs: public proposal and privacy-policy forms; GET terms/download/{id}"; decision Q143
 */
export const makeHttpReadableTerms = (http: HttpClient): ReadableTerms => ({
  load: (source) => {
    switch (source._tag) {
      case 'PublicForm':
        return http.file(`forms/${FILES[source.form]}.pdf`, { acts: false, signedOut: { loginId: undefined } });
      case 'ListedTerm':
        return http.file(`terms/download/${source.id}`, { acts: false });
    }
  },
});
