import { termReading } from '@aroeira/domain/movements';
import { CONFORMITY_READING, CONFORMITY_TEXTS, type ConformityTerm } from '@aroeira/domain/profile';
import { conformityText } from '@aroeira/domain/signature';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ReadToEnd } from '../../ui/reading/read-to-end.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { Checking } from './checking.tsx';
import type { ConformityViewModel } from './conformity.view-model.ts';

interface Props {
  readonly model: ConformityViewModel;
}

/** `/profile-conformity-term/read`: the term in plain words, and its signature after them. */
export const ConformityReadingScreen = ({ model }: Props) => (
  <div className="page is-form">
    <PageHead title={CONFORMITY_TEXTS.title} back="/profile-conformity-term" />
    <WhenLoaded
      loaded={model.loaded}
      failed={{ title: 'Ops!', body: CONFORMITY_TEXTS.notLoaded }}
      waiting={<Checking />}
    >
      {(term) =>
        term.state === 'signed' ? <Signed model={model} term={term} /> : <ToSign model={model} term={term} />
      }
    </WhenLoaded>
  </div>
);

interface TermProps extends Props {
  readonly term: ConformityTerm;
}

const PARAGRAPHS = termReading({ _tag: 'ConformityTerm' });

const Signed = ({ model, term: { signedUrl } }: TermProps) => (
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

const ToSign = ({ model, term: { signUrl } }: TermProps) => (
  <>
    <article className="card is-reading">
      <ReadToEnd paragraphs={PARAGRAPHS} texts={CONFORMITY_READING} onAccept={() => model.openPaper(signUrl)} />
    </article>
    <div className="stack">
      <p className="secondary">{CONFORMITY_TEXTS.waiting}</p>
      <Button look="secondary" onPress={() => void model.loaded.load()}>
        {CONFORMITY_TEXTS.checkAgain}
      </Button>
    </div>
  </>
);
