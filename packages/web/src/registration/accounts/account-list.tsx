import type { Movement } from '@aroeira/domain/movements';
import { ACCOUNT_AWAITED, awaitingOrderLine } from '@aroeira/domain/movements/messages';
import { isBradesco, MAXIMUM_ACCOUNTS } from '@aroeira/domain/registration';
import { registrationMessage, REGISTRATION_TEXTS } from '@aroeira/domain/registration/messages';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { SavedAccount } from './accounts-desk.ts';
import type { KeptAccounts } from './kept-accounts.ts';
import './accounts.css';

/** The accounts that the client keeps, each with the ways to change and to remove it, and the way to add one. */
export const AccountList = observer(({ form }: { readonly form: KeptAccounts }) => {
  const { accounts, awaiting, open, removal } = form.fields.kept;
  const { kept } = form.typed;
  const count = useRef<HTMLParagraphElement>(null);
  const shown = accounts.filter(({ id }) => kept.includes(id));
  const edit = (id: number | undefined) => {
    // The page of one account keeps the removals, so leaving for it loses nothing.
    form.reset('kept');
    open(id, kept);
  };
  const remove = async (account: SavedAccount) => {
    const answer = await removal.ask(account)();
    if (answer._tag === 'Left' || !answer.right) return;
    form.change(
      'kept',
      form.typed.kept.filter((id) => id !== account.id),
    );
    // The button that had the focus is gone.
    count.current?.focus();
  };
  return (
    <div className="stack">
      <p className="secondary num" ref={count} tabIndex={-1}>{`${shown.length} de ${MAXIMUM_ACCOUNTS} contas`}</p>
      {shown.length > 0 && (
        <ul className="tiles bank-accounts" aria-label="Contas">
          {shown.map((account) => (
            <AccountCard
              key={account.id}
              account={account}
              onEdit={() => edit(account.id)}
              onRemove={() => void remove(account)}
            />
          ))}
        </ul>
      )}
      {shown.length < MAXIMUM_ACCOUNTS ? (
        <Button look="secondary" icon="plus" onPress={() => edit(undefined)}>
          Adicionar conta
        </Button>
      ) : (
        <Notice icon="alert" title={registrationMessage({ _tag: 'TooManyBankAccounts' })}>
          O limite é de 2. Para incluir outra, remova ou edite uma destas.
        </Notice>
      )}
      <RemovalQuestion removal={removal} awaiting={awaiting} />
    </div>
  );
});

type RemovalProps = Pick<KeptAccounts['fields']['kept'], 'awaiting' | 'removal'>;

/** An account that an order needs stays, and the orders say why. @see decision 0301 */
const RemovalQuestion = observer(({ removal, awaiting }: RemovalProps) => {
  const { question: account } = removal;
  if (account === undefined) return null;
  const orders = awaiting(account.id);
  return orders.length > 0 ? (
    <Awaited orders={orders} onClose={() => removal.answer(false)} />
  ) : (
    <ConfirmDialog
      question={REGISTRATION_TEXTS.removeAccount}
      body={`${account.bank.name}, agência ${account.branch}, conta ${account.number}-${account.checkDigit}`}
      yes="Sim, remover"
      no="Não"
      isDanger
      onYes={() => removal.answer(true)}
      onNo={() => removal.answer(false)}
    />
  );
});

const Awaited = ({ orders, onClose }: { readonly orders: readonly Movement[]; readonly onClose: () => void }) => (
  <Modal
    title={ACCOUNT_AWAITED.title}
    says={ACCOUNT_AWAITED.why}
    onClose={onClose}
    actions={<Button onPress={onClose}>{ACCOUNT_AWAITED.understood}</Button>}
  >
    <ul className="stack-8 awaited">
      {orders.map((order) => (
        <li key={order.id}>{awaitingOrderLine(order)}</li>
      ))}
    </ul>
  </Modal>
);

interface CardProps {
  readonly account: SavedAccount;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

const AccountCard = ({ account, onEdit, onRemove }: CardProps) => {
  const { bank, branch, number, checkDigit, coHolders } = account;
  const name = `${bank.name}, conta ${number}-${checkDigit}`;
  return (
    <li className="card account-card" aria-label={name}>
      <div className="account-top">
        <span className="disc">
          <Icon name="bank" />
        </span>
        <div className="grow">
          <h2 className="account-bank">{bank.name}</h2>
          <p className="secondary num">{`Banco ${bank.code}`}</p>
        </div>
      </div>
      <dl className="facts">
        <Fact caption="Agência" value={branch} />
        <Fact caption="Conta" value={`${number}-${checkDigit}`} />
        <Fact caption="Co-titular" value={coHolders.map((each) => each.name).join(', ') || 'Não há'} />
        {isBradesco(account) && (
          <Fact caption="Débito em conta" value={account.allowsDebit ? 'Autorizado' : 'Não autorizado'} />
        )}
      </dl>
      <div className="account-tools">
        <button type="button" className="link" aria-label={`Editar: ${name}`} onClick={onEdit}>
          <Icon name="edit" isSmall />
          Editar
        </button>
        <button type="button" className="link account-remove" aria-label={`Remover: ${name}`} onClick={onRemove}>
          <Icon name="trash" isSmall />
          Remover
        </button>
      </div>
    </li>
  );
};

const Fact = ({ caption, value }: { readonly caption: string; readonly value: string }) => (
  <div>
    <dt>{caption}</dt>
    <dd className="num">{value}</dd>
  </div>
);
