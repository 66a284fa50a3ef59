import type { ListedTerm } from '@aroeira/domain/signature';
import { signingMessage, SIGNING_TEXTS, TERMS_FAILED } from '@aroeira/domain/signature/messages';
import { observer } from 'mobx-react-lite';
import { openedPage } from '../composition/injection.tsx';
import { SIGNATURE } from './signature.tokens.ts';
import { useDeployment } from '../composition/deployment.ts';
import { Button } from '../ui/button.tsx';
import { FailureAlert } from '../ui/feedback/support-code.tsx';
import { PageHead } from '../shell/frame/page-head.tsx';
import { SubmitForm } from '../ui/submit-form.tsx';
import { WhenLoaded } from '../ui/when-loaded.tsx';
import { Admitted } from './admitted.tsx';
import { SigningFrame } from './signing-frame.tsx';
import type { SigningTermsViewModel } from './terms.view-model.ts';

interface Props {
  readonly model: SigningTermsViewModel;
}

const NOT_LOADED = { title: TERMS_FAILED };

/** `/registration/signature/terms`: the terms to read and to accept. */
export const Page = openedPage(SIGNATURE.OpenTerms, ({ model }) => (
  <SigningFrame onBack={model.back}>
    <PageHead title="Leia os termos" lead="A sua assinatura vale para os termos que você aceitar aqui." />
    <Admitted admitted={model.admitted}>
      <WhenLoaded loaded={model.listed} failed={NOT_LOADED}>
        {() => <Terms model={model} />}
      </WhenLoaded>
    </Admitted>
  </SigningFrame>
));

const Terms = observer(({ model }: Props) => {
  const { desk, call, submit } = model;
  const { environment } = useDeployment();
  const { terms } = desk;
  const count = terms.filter(({ isChecked }) => isChecked).length;
  return (
    <SubmitForm className="stack-24 step-form" isBusy={call.isBusy} onSubmit={submit}>
      <section className="stack" aria-labelledby="terms-title">
        <div className="row between">
          <h2 id="terms-title">Termos</h2>
          <output className="secondary num">
            {count} de {terms.length} aceitos
          </output>
        </div>
        <ul className="card is-flush rows">
          {terms.map((term) => (
            <Term key={term.id} term={term} model={model} />
          ))}
        </ul>
      </section>
      {call.failure !== undefined && (
        <FailureAlert failure={call.failure} body={signingMessage(call.failure, environment)} />
      )}
      <div className="stack-8 form-actions">
        <Button type="submit" isBusy={call.isBusy}>
          Continuar
        </Button>
      </div>
    </SubmitForm>
  );
});

const stateOf = ({ reading, isChecked }: ListedTerm): string => {
  if (reading !== 'readToEnd') return SIGNING_TEXTS.readFirst;
  return isChecked ? 'Lido e aceito' : 'Lido, ainda não aceito';
};

const Term = ({ term, model: { desk, read } }: Props & { readonly term: ListedTerm }) => (
  <li className="signing-term">
    <div className="grow">
      <label className="check">
        <input
          className="tick"
          type="checkbox"
          checked={term.isChecked}
          disabled={term.reading !== 'readToEnd'}
          aria-describedby={`state-${term.id}`}
          onChange={({ target }) => desk.check(term.id, target.checked)}
        />
        <span className="strong">{term.title}</span>
      </label>
      <p className="secondary signing-state" id={`state-${term.id}`}>
        {stateOf(term)}
      </p>
    </div>
    <button type="button" className="link" aria-label={`Ler ${term.title}`} onClick={() => read(term)}>
      Ler
    </button>
  </li>
);
