import { signingAgreement, signingMessage } from '@aroeira/domain/signature/messages';
import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { useInject, useVisit } from '../composition/injection.tsx';
import { SHARED } from '../composition/shared.tokens.ts';
import { SIGNATURE } from './signature.tokens.ts';
import { useDeployment } from '../composition/deployment.ts';
import { Button } from '../ui/button.tsx';
import { FailureAlert } from '../ui/feedback/support-code.tsx';
import { FormFields } from '../ui/forms/form-fields.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageHead } from '../shell/frame/page-head.tsx';
import { Segments } from '../ui/segments.tsx';
import { SubmitForm } from '../ui/submit-form.tsx';
import { Admitted } from './admitted.tsx';
import { PadArea, Signer } from './pad-area.tsx';
import type { SignViewModel } from './sign.view-model.ts';
import { SigningFrame } from './signing-frame.tsx';

const METHODS = { drawn: 'Desenhar', typed: 'Digitar o nome' } as const;

/** `/registration/signature/sign`: the signature, drawn or typed, and the city. */
export const Page = () => {
  const navigation = useInject(SHARED.Navigation);
  const model = useVisit(SIGNATURE.OpenSign);
  return (
    model && (
      <SigningFrame onBack={() => navigation.push('/registration/signature/terms')}>
        <PageHead title="Sua assinatura" lead="Ela vale para os termos que você aceitou." />
        <Admitted admitted={model.admitted}>
          <SignForm model={model} />
        </Admitted>
      </SigningFrame>
    )
  );
};

interface Props {
  readonly model: SignViewModel;
}

const signButton = (count: number): string => (count === 1 ? 'Assinar 1 termo' : `Assinar ${String(count)} termos`);

const SignForm = observer(({ model }: Props) => {
  const { desk, call, city, canType, submit } = model;
  const { environment } = useDeployment();
  const failure = model.failureToShow();
  return (
    <SubmitForm className="stack-24 step-form" isBusy={call.isBusy} onSubmit={submit}>
      <div className="stack">
        {canType && (
          <Segments
            label="Como assinar"
            isLabelHidden
            options={METHODS}
            value={desk.method}
            onChange={desk.chooseMethod}
          />
        )}
        {desk.method === 'drawn' ? <Drawn model={model} /> : <Typed model={model} />}
      </div>
      <FormFields form={city} />
      <p className="signing-note secondary">
        <Icon name="lock" isSmall />
        <span>Guardamos a data, a hora e o endereço IP junto da assinatura. {signingAgreement(canType)}</span>
      </p>
      {failure !== undefined && (
        <FailureAlert key={failure._tag} failure={failure} body={signingMessage(failure, environment)} />
      )}
      <div className="stack-8 form-actions">
        <Button type="submit" isBusy={call.isBusy}>
          {signButton(desk.accepted.length)}
        </Button>
      </div>
    </SubmitForm>
  );
});

const Drawn = observer(({ model: { desk, ink, session } }: Props) => (
  <div className="stack-8">
    <PadArea key={desk.sheet} ink={ink} session={session} start={desk.drawing} drawn={desk.draw} />
    <div className="pad-tools">
      <button type="button" className="link" onClick={desk.clear}>
        <Icon name="retry" isSmall />
        Limpar
      </button>
      <Link className="link" href="/registration/signature/signFullscreen">
        <Icon name="screen" isSmall />
        Assinar em tela cheia
      </Link>
    </div>
  </div>
));

const Typed = observer(({ model: { name, session } }: Props) => (
  <div className="stack-8">
    <FormFields form={name} />
    <p className="hint">Igual ao do seu cadastro. Tem o mesmo valor da assinatura desenhada.</p>
    <div className="pad is-typed" aria-hidden="true">
      <span
        className="typed-name"
        // React's type knows no custom properties.
        style={{ '--letters': Math.max(10, name.typed.typedName.length) } as CSSProperties}
      >
        {name.typed.typedName}
      </span>
      <Signer session={session} />
    </div>
  </div>
));
