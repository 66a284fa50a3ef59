import type { SavedAccount } from '@aroeira/domain/access';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SignInDialogs } from '../sign-in/sign-in-dialogs.tsx';
import { SignInTrouble } from '../sign-in/sign-in-trouble.tsx';
import { ConnectedAccounts } from './returning-accounts.tsx';
import { CurrentAccount } from './returning-current.tsx';
import { ReturningPrompt } from './returning-prompt.tsx';
import type { ReturningViewModel } from './returning.view-model.ts';
import './returning.css';

interface Props {
  readonly model: ReturningViewModel;
  /** The client whom the Enter button lets in. */
  readonly account: SavedAccount;
}

/** `/login` on a device that knows the client. @see spec A §2 Login screen */
export const ReturningScreen = observer(({ model, account }: Props) => {
  const { steps } = model;
  const [isManaging, setManaging] = useState(false);
  return (
    <>
      <div className="stack-24" inert={steps.asked._tag === 'Nothing'}>
        <CurrentAccount account={account} />
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
    </>
  );
});
