import type { SavedAccount } from '@aroeira/domain/access';
import { mainAccountMessage } from '@aroeira/domain/access/messages';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import type { MainAccountViewModel } from './main-account.view-model.ts';

interface Props {
  readonly model: MainAccountViewModel;
  readonly accounts: readonly SavedAccount[];
  readonly onLater: () => void;
}

/** Asks which account is the main one. @see spec A §4 Main account; decision 0101 for the button that skips it */
export const MainAccountModal = observer(({ model, accounts, onLater }: Props) => {
  const id = useId();
  const { failure, isBusy } = model.saving;
  const isMissing = failure?._tag === 'NoAccountChosen';
  return (
    <Modal
      title="Escolha sua conta principal"
      onClose={onLater}
      actions={
        <>
          <Button look="secondary" onPress={onLater}>
            Agora não
          </Button>
          <Button isBusy={isBusy} onPress={() => void model.confirm()}>
            Confirmar
          </Button>
        </>
      }
    >
      <p className="secondary">É com ela que você entra por padrão neste dispositivo.</p>
      <fieldset className="account-choices" aria-describedby={isMissing ? `${id}-error` : undefined}>
        <legend className="sr-only">Conta principal</legend>
        {accounts.map((account) => (
          <AccountChoice key={account.clientId} name={id} account={account} model={model} />
        ))}
      </fieldset>
      {isMissing && <FieldError id={`${id}-error`} sentence={mainAccountMessage(failure)} />}
      {failure !== undefined && !isMissing && <Alert body={mainAccountMessage(failure)} />}
    </Modal>
  );
});

interface ChoiceProps {
  readonly name: string;
  readonly account: SavedAccount;
  readonly model: MainAccountViewModel;
}

const AccountChoice = observer(({ name, account: { clientId, name: client, email }, model }: ChoiceProps) => (
  <label className="radio-card">
    <input
      type="radio"
      className="tick"
      name={name}
      checked={model.chosen === clientId}
      onChange={() => model.choose(clientId)}
    />
    <span className="grow">
      {client}
      <span className="secondary">{email}</span>
    </span>
  </label>
));
