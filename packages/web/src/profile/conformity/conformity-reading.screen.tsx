import { termReading } from '@aroeira/domain/movements';
import { CONFORMITY_TEXTS, type ConformityTerm } from '@aroeira/domain/profile';
import { conformityText } from '@aroeira/domain/signature';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
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
      {(term) => (
        <>
          <article className="card stack">
            {termReading({ _tag: 'ConformityTerm' }).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </article>
          <Signature model={model} term={term} />
        </>
      )}
    </WhenLoaded>
  </div>
);

const Signature = ({ model, term: { state, signUrl, signedUrl } }: Props & { readonly term: ConformityTerm }) =>
  state === 'signed' ? (
    <div className="stack">
      <p className="row">
        <Icon name="check" />
        <span>{conformityText(state)}</span>
      </p>
      {signedUrl !== undefined && (
        <Button onPress={() => model.openPaper(signedUrl)}>{CONFORMITY_TEXTS.signedPaper}</Button>
      )}
    </div>
  ) : (
    <div className="stack">
      <p className="secondary">{CONFORMITY_TEXTS.waiting}</p>
      <Button onPress={() => model.openPaper(signUrl)}>{CONFORMITY_TEXTS.sign}</Button>
      <Button look="secondary" onPress={() => void model.loaded.load()}>
        {CONFORMITY_TEXTS.checkAgain}
      </Button>
    </div>
  );
