import type { SavedAccount } from '@aroeira/domain/access';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Initials } from '../../ui/initials.tsx';
import { MainAccountBadge } from './returning-current.tsx';
import type { ReturningViewModel } from './returning.view-model.ts';

interface Props {
  readonly model: ReturningViewModel;
  /** Whether a tap removes an account instead of switching to it. Then the list has the current account too. */
  readonly isManaging: boolean;
}

/** The other accounts of this device. A tap switches to one. @see spec A §2 Login screen */
export const ConnectedAccounts = observer(({ model, isManaging }: Props) => {
  const id = useId();
  const accounts = isManaging ? model.accounts.all : model.others;
  if (accounts.length === 0) return null;
  return (
    <>
      <h2 id={id} className="group">
        Contas conectadas
      </h2>
      <ul className="card is-flush rows accounts" aria-labelledby={id}>
        {accounts.map((account) => (
          <li key={account.clientId}>
            {isManaging ? (
              <div className="list-row">
                <AccountFacts account={account} />
                <IconButton
                  icon="trash"
                  label={`Remover a conta de ${account.name}`}
                  onPress={() => model.askToRemove(account)}
                />
              </div>
            ) : (
              <button type="button" className="list-row" onClick={() => void model.switchTo(account)}>
                <AccountFacts account={account} />
                <Icon name="right" isSmall />
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
});

const AccountFacts = ({ account: { name, email, isMain } }: { readonly account: SavedAccount }) => (
  <>
    <Initials name={name} />
    <span className="grow">
      <span className="strong account-text">{name}</span>
      <span className="secondary account-text">{email}</span>
      {isMain && <MainAccountBadge />}
    </span>
  </>
);
