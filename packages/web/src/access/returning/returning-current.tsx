import type { SavedAccount } from '@aroeira/domain/access';
import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Initials } from '../../ui/initials.tsx';

/**
 * The client whom the Enter button lets in. When the client changes, the focus goes here, so that a screen reader reads
 * the new name.
 */
export const CurrentAccount = ({ account: { clientId, name, email, isMain } }: { readonly account: SavedAccount }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(clientId);
  useEffect(() => {
    if (shown.current !== clientId) heading.current?.focus();
    shown.current = clientId;
  }, [clientId]);
  return (
    <div className="stack">
      <div className="account">
        <Initials name={name} isLarge />
        <div className="grow">
          <h1 className="account-name account-text" ref={heading} tabIndex={-1}>
            {name}
          </h1>
          <p className="secondary account-text">{email}</p>
        </div>
      </div>
      {isMain && (
        <div className="account-badge">
          <MainAccountBadge />
        </div>
      )}
    </div>
  );
};

/** Marks the main account, and no other. @see spec A §2 Login screen; decision Q031 */
export const MainAccountBadge = () => (
  <span className="badge">
    <Icon name="check" isSmall />
    Conta principal
  </span>
);
