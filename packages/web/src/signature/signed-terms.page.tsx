import { downloadMessage } from '@aroeira/domain/kernel/messages';
import type { SignedTerm } from '@aroeira/domain/signature';
import { SIGNING_TEXTS } from '@aroeira/domain/signature/messages';
import { observer } from 'mobx-react-lite';
import { openedPage } from '../composition/injection.tsx';
import { SIGNATURE } from './signature.tokens.ts';
import { ButtonLink } from '../shell/frame/button-link.tsx';
import { FailureAlert } from '../ui/feedback/support-code.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageHead } from '../shell/frame/page-head.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { WhenLoaded } from '../ui/when-loaded.tsx';
import { Admitted } from './admitted.tsx';
import type { SignedTermsViewModel } from './signed-terms.view-model.ts';
import { SigningFrame } from './signing-frame.tsx';

interface Props {
  readonly model: SignedTermsViewModel;
}

const NOT_LOADED = {
  title: 'Não foi possível carregar os termos assinados',
  body: 'A sua assinatura está guardada. Tente novamente em alguns instantes.',
};

/** `/registration/signature/signedTerms`: the signed adhesion terms. */
export const Page = openedPage(SIGNATURE.OpenSignedTerms, ({ model }) => (
  <SigningFrame onBack={undefined}>
    <PageHead title="Termos assinados" lead="Guarde uma cópia. O código prova que o documento não mudou." />
    <Admitted admitted={model.admitted}>
      <WhenLoaded loaded={model.terms} failed={NOT_LOADED} waiting={<Waiting shape="text" />}>
        {(terms) => <Signed terms={terms} model={model} />}
      </WhenLoaded>
    </Admitted>
  </SigningFrame>
));

const Signed = observer(({ terms, model: { saving, save } }: Props & { readonly terms: readonly SignedTerm[] }) => (
  <div className="stack-24 step-form">
    {terms.length === 0 ? (
      <p className="secondary">{SIGNING_TEXTS.noTerms}</p>
    ) : (
      <ul className="card is-flush rows" aria-label="Termos assinados">
        {terms.map((term) => (
          <li key={term.id} className="signing-term">
            <Icon name="check" />
            <div className="grow">
              <h2>{term.title}</h2>
              <p className="secondary signing-hash">SHA-256: {term.sha256}</p>
            </div>
            <button
              type="button"
              className="link"
              aria-label={`Baixar ${term.title}`}
              aria-disabled={saving.isBusy}
              onClick={() => void save(term)}
            >
              Baixar
            </button>
          </li>
        ))}
      </ul>
    )}
    {/* The portal itself tells the client that the session ended. */}
    {saving.failure !== undefined && saving.failure._tag !== 'NoSession' && (
      <FailureAlert failure={saving.failure} body={downloadMessage(saving.failure)} />
    )}
    <div className="stack-8 form-actions">
      <ButtonLink to="/registration/signature/success">Continuar</ButtonLink>
    </div>
  </div>
));
