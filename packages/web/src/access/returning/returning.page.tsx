import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useInject, useOpened } from '../../composition/injection.tsx';
import { PublicShell } from '../../shell/frame/public-shell.tsx';
import { followOtherTabs } from './other-tabs.ts';
import { openReturning } from './open-returning.ts';
import { ACCESS } from '../access.tokens.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SignInDialogs } from '../sign-in/sign-in-dialogs.tsx';
import { SignInTrouble } from '../sign-in/sign-in-trouble.tsx';
import { ConnectedAccounts } from './returning-accounts.tsx';
import { CurrentAccount } from './returning-current.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { MainAccountModal } from './main-account.modal.tsx';
import type { ReturningViewModel } from './returning.view-model.ts';
import { UnlockModal } from './unlock.modal.tsx';
import './returning.css';

export interface ReturningProps {
  /** Called after the last account was removed. */
  readonly onNobodyLeft: () => void;
}

/** `/login` on a device that knows the client. It shows changes of other tabs. @see spec A §2 Login screen */
export const ReturningPage = observer(({ onNobodyLeft }: ReturningProps) => {
  const parts = useInject(ACCESS.ReturningParts);
  const model = useOpened(() => openReturning(parts)(onNobodyLeft));
  useEffect(() => followOtherTabs(window, model), [model]);
  const [isManaging, setManaging] = useState(false);
  const { steps, current } = model;
  if (current === undefined) return null;
  return (
    <PublicShell isShort={model.others.length === 0}>
      <div className="stack-24" inert={steps.asked._tag === 'Nothing'}>
        <CurrentAccount account={current} />
        {model.prompt === undefined && <SignInTrouble trouble={steps.trouble} on="entry" />}
        <Button isBusy={steps.isBusy && model.prompt === undefined} onPress={() => void model.enter()}>
          Entrar
        </Button>
        <section className="stack-8">
          <ConnectedAccounts model={model} isManaging={isManaging} />
          <div className="row between">
            <Link className="link" href="/login/add">
              <Icon name="plus" isSmall />
              Adicionar outra conta
            </Link>
            <button type="button" className="link" aria-pressed={isManaging} onClick={() => setManaging(!isManaging)}>
              {isManaging ? 'Concluir' : 'Gerenciar'}
            </button>
          </div>
        </section>
      </div>
      <ReturningPrompt model={model} />
      <SignInDialogs steps={steps} />
    </PublicShell>
  );
});

/** The question of the returning-user view. A question of the sign-in comes before it. */
const ReturningPrompt = observer(({ model }: { readonly model: ReturningViewModel }) => {
  const { prompt, steps, current, accounts } = model;
  if (prompt === undefined || current === undefined || steps.asked._tag !== 'Entry') return null;
  switch (prompt._tag) {
    case 'Password':
      return <UnlockModal model={model} account={current} instead={prompt.instead} />;
    case 'MainAccount':
      return <MainAccountModal model={prompt.model} accounts={accounts.all} onLater={model.closePrompt} />;
    case 'Removal':
      return (
        <ConfirmDialog
          question="Remover esta conta?"
          body={`${prompt.account.name} deixa de aparecer neste dispositivo. Para voltar, vai ser preciso informar o CPF ou CNPJ e a senha.`}
          yes="Remover"
          no="Cancelar"
          isBusy={steps.isBusy}
          isDanger
          onYes={() => void model.remove(prompt.account)}
          onNo={model.closePrompt}
        />
      );
  }
});
