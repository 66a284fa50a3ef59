import { observer } from 'mobx-react-lite';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import type { ExitsViewModel } from './exits.view-model.ts';

/** The question that the app asks before the client leaves. */
export const ExitsDialog = observer(({ model }: { readonly model: ExitsViewModel }) => {
  const { question, leaving, closeApp, leaveAccount, refuse } = model;
  switch (question) {
    case undefined:
      return null;
    case 'close':
      return (
        <ConfirmDialog question="Tem certeza que deseja sair?" yes="Sair" no="Ficar" onYes={closeApp} onNo={refuse} />
      );
    case 'leave':
      return (
        <ConfirmDialog
          question="Sair da conta?"
          body="Esta conta deixa de aparecer neste dispositivo. Para voltar, você vai precisar do seu CPF ou CNPJ e da sua senha."
          yes="Sair"
          no="Cancelar"
          isBusy={leaving.isBusy}
          onYes={() => void leaveAccount()}
          onNo={refuse}
        />
      );
  }
});
