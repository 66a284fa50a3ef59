import { termReading } from '@aroeira/domain/movements/messages';
import { CONFORMITY_READING, CONFORMITY_TEXTS } from '@aroeira/domain/profile/messages';
import { conformityText } from '@aroeira/domain/signature/messages';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ReadToEnd } from '../../signature/reading/read-to-end.tsx';
import { CheckAgain } from './check-again.tsx';
import { termPage, type Props } from './conformity-term.page.tsx';

/** `/profile-conformity-term/read`: the term in plain words, and its signature after them. */
export const Page = termPage({ face: 'reading', head: { back: '/profile-conformity-term' } }, ({ model, term }) => {
  switch (term.state) {
    case 'notSigned':
    case 'started':
      return <ToSign model={model} signUrl={term.signUrl} />;
    case 'signed':
      return <Signed model={model} signedUrl={term.signedUrl} />;
    case 'notNeeded':
      // The page leads away from a term that nobody needs.
      return null;
  }
});

const PARAGRAPHS = termReading({ _tag: 'ConformityTerm' });

const Signed = ({ model, signedUrl }: Props & { readonly signedUrl: string | undefined }) => (
  <>
    <article className="card stack">
      {PARAGRAPHS.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </article>
    <div className="stack">
      <p className="row">
        <Icon name="check" />
        <span>{conformityText('signed')}</span>
      </p>
      {signedUrl !== undefined && (
        <Button onPress={() => model.openPaper(signedUrl)}>{CONFORMITY_TEXTS.signedPaper}</Button>
      )}
    </div>
  </>
);

const ToSign = ({ model, signUrl }: Props & { readonly signUrl: string }) => (
  <>
    <article className="card is-reading">
      <ReadToEnd paragraphs={PARAGRAPHS} texts={CONFORMITY_READING} onAccept={() => model.openPaper(signUrl)} />
    </article>
    <div className="stack">
      <p className="secondary">{CONFORMITY_TEXTS.waiting}</p>
      <CheckAgain model={model} />
    </div>
  </>
);
