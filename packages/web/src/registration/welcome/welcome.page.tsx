import { PROOF_DAYS, type NamedTerm } from '@aroeira/domain/registration';
import { FORM_OUTLINE, registrationMessage } from '@aroeira/domain/registration/messages';
import { observer } from 'mobx-react-lite';
import { useId, useRef, type ReactNode } from 'react';
import { Redirect, Link } from 'wouter';
import { useVisit } from '../../composition/injection.tsx';
import { PublicShell } from '../../shell/frame/public-shell.tsx';
import { HasAccount } from '../client/has-account.tsx';
import { WELCOME } from './welcome.tokens.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { SubmitForm } from '../../ui/submit-form.tsx';
import type { WelcomeViewModel } from './welcome.view-model.ts';
import { Tick } from '../../ui/tick.tsx';
import './welcome.css';

/** `/registration`: what a registration needs, and the acceptance of the proposal. */
export const Page = () => {
  const model = useVisit(WELCOME.OpenWelcome);
  if (typeof model === 'string') return <Redirect to={model} replace />;
  return (
    <PublicShell>
      <WelcomeScreen model={model} />
    </PublicShell>
  );
};

interface Props {
  readonly model: WelcomeViewModel;
}

/** `/registration` */
const WelcomeScreen = ({ model }: Props) => (
  <>
    <div className="stack-8">
      <h1 className="welcome" tabIndex={-1}>
        BEM-VINDO
      </h1>
      <p className="secondary">{FORM_OUTLINE}</p>
      <p className="secondary">Tenha por perto:</p>
    </div>
    <ul className="needs">
      <Need icon={<Icon name="id" />}>CNH, RG ou RNE</Need>
      <Need icon={<Icon name="home" />}>Comprovante de residência emitido há menos de {PROOF_DAYS} dias</Need>
      <Need icon={<BankIcon />}>Dados da sua conta bancária</Need>
    </ul>
    <Acceptance model={model} />
    <HasAccount className="secondary center" />
  </>
);

const Need = ({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) => (
  <li>
    {icon}
    <span>{children}</span>
  </li>
);

/** It is here, because the first screen of all loads every icon of `ui/icon.tsx`. */
const BankIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3.5 9.5 12 4l8.5 5.5zM5.5 9.5v8M10 9.5v8M14 9.5v8M18.5 9.5v8M3.5 19.5h17" />
  </svg>
);

const Acceptance = observer(({ model: { answer, toggle, start } }: Props) => {
  const why = useId();
  const box = useRef<HTMLInputElement>(null);
  const submit = () => {
    start();
    if (!answer.isAccepted) box.current?.focus();
  };
  return (
    <SubmitForm className="stack" isBusy={false} onSubmit={submit}>
      <div>
        <Tick
          ref={box}
          type="checkbox"
          checked={answer.isAccepted}
          aria-invalid={answer.isMissing}
          aria-describedby={answer.isMissing ? why : undefined}
          onChange={toggle}
        >
          Li e aceito a Proposta de Serviço, o uso de cookies e a coleta dos meus dados.
        </Tick>
        {answer.isMissing && (
          <FieldError id={why} sentence={registrationMessage({ _tag: 'ProposalNotAccepted' })} isAnnounced />
        )}
      </div>
      <div className="terms-links">
        <TermLink icon="file" term="proposal">
          Proposta de Serviço
        </TermLink>
        <TermLink icon="lock" term="privacy">
          Cookies e Política de Privacidade
        </TermLink>
      </div>
      <Button type="submit">Iniciar</Button>
    </SubmitForm>
  );
});

interface TermLinkProps {
  readonly icon: IconName;
  readonly term: NamedTerm;
  readonly children: string;
}

const TermLink = ({ icon, term, children }: TermLinkProps) => (
  <Link className="link" href={`/registration/terms?term=${term}`}>
    <Icon name={icon} isSmall />
    {children}
  </Link>
);
