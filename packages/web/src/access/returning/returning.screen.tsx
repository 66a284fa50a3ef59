import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { PublicShell } from '../../shell/frame/public-shell.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { followOtherTabs } from './other-tabs.ts';
import { CurrentAccount } from './returning-current.tsx';
import { ConnectedAccounts } from './returning-accounts.tsx';
import { ReturningPrompt } from './returning-prompt.tsx';
import { SignInDialogs } from '../sign-in/sign-in-dialogs.tsx';
import { SignInTrouble } from '../sign-in/sign-in-trouble.tsx';
import { useReturning } from './use-returning.ts';
import './returning.css';

export interface ReturningProps {
  /** Called when the last account was removed. */
  readonly onNobodyLeft: () => void;
}

/** `/login` on a device that knows the client. @see spec A §2 Login screen */
export const ReturningScreen = observer(({ onNobodyLeft }: ReturningProps) => {
  const model = useReturning(onNobodyLeft);
  const { steps, current } = model;
  const [isManaging, setManaging] = useState(false);
  useEffect(() => {
    void model.open();
    return steps.leave;
  }, [model, steps]);
  useEffect(() => followOtherTabs(window, model), [model]);
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
