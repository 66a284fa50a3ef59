import { observer } from 'mobx-react-lite';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { MainAccountModal } from './main-account.modal.tsx';
import type { ReturningViewModel } from './returning.view-model.ts';
import { UnlockModal } from './unlock.modal.tsx';

/** The question of the returning-user view. A question of the sign-in comes before it. */
export const ReturningPrompt = observer(({ model }: { readonly model: ReturningViewModel }) => {
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
