import { termReading } from '@aroeira/domain/movements/messages';
import type { ConformityTerm } from '@aroeira/domain/profile';
import { CONFORMITY_READING, CONFORMITY_TEXTS } from '@aroeira/domain/profile/messages';
import { conformityText } from '@aroeira/domain/signature/messages';
import { signedInPage } from '../../shell/frame/signed-in-page.tsx';
import { useVisit } from '../../composition/use-visit.ts';
import { CONFORMITY } from './conformity.module.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { ReadToEnd } from '../../signature/reading/read-to-end.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { CheckAgain } from './check-again.tsx';
import { Checking } from './checking.tsx';
import type { ConformityViewModel } from './conformity.view-model.ts';

const ConformityReading = () => {
  const model = useVisit(CONFORMITY.OpenConformity, 'reading');
  return (
    model && (
      <div className="page is-form">
        <PageHead title={CONFORMITY_TEXTS.title} back="/profile-conformity-term" />
        <WhenLoaded
          loaded={model.loaded}
          failed={{ title: 'Ops!', body: CONFORMITY_TEXTS.notLoaded }}
          waiting={<Checking />}
        >
          {(term) => <Term model={model} term={term} />}
        </WhenLoaded>
      </div>
    )
  );
};

/** `/profile-conformity-term/read`: the term in plain words, and its signature after them. */
export const Page = signedInPage(ConformityReading);

interface Props {
  readonly model: ConformityViewModel;
}

const Term = ({ model, term }: Props & { readonly term: ConformityTerm }) => {
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
};

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
