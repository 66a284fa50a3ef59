import { makeHttpReadableTerms } from '@aroeira/adapters-http/registration';
import { bindings, type PartsOf } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import type { Path } from '../../shell/routing/paths.ts';
import { pdfBindings } from '../../shell/pdf/pdf.module.ts';
import { askedTermIn, termOf } from './asked-term.ts';
import { makeTermModel } from './term.view-model.ts';
import { TERMS } from './terms.tokens.ts';

const reading = { terms: TERMS.ReadableTerms, navigation: SHARED.BrowserNavigation };

/** The terms that anybody reads. */
export const termsBindings = [
  ...pdfBindings,
  ...bindings((bind) => {
    bind(TERMS.ReadableTerms, makeHttpReadableTerms, SHARED.HttpClient);
    bind(TERMS.OpenTerm, openTerm, reading);
  }),
];

/** The way out of a visit that no page asked for. */
const START = '/registration';

/**
 * The page that asked finds `{ accepted: AskedTerm }` in its navigation state. Its visit is new, so it must ask again
 * after a reload without that state.
 *
 * @see decision 0184
 */
const openTerm =
  ({ terms, navigation }: PartsOf<typeof reading>) =>
  () => {
    const asked = askedTermIn({ state: navigation.state(), search: navigation.search() });
    if (asked === undefined) return START;
    // A visited path is a path of the app: it showed one of its pages.
    const from = (navigation.visited().at(-2) ?? START) as Path;
    return makeTermModel({
      term: termOf(asked),
      load: terms.load,
      accepted: () => navigation.replace(from, { accepted: asked }),
      back: () => navigation.pop(START),
    });
  };
