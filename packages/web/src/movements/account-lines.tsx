import { Fragment } from 'react';
import type { BankAccount } from '@aroeira/domain/movements';
import { bankAccountParts } from '@aroeira/domain/movements/messages';
import './account-lines.css';

/** A bank account on two lines: the bank, then branch and number. Neither number breaks in its middle. */
export const AccountLines = ({ of }: { readonly of: BankAccount | undefined }) => {
  const [bank, ...numbers] = bankAccountParts(of);
  return (
    <>
      {bank}{' '}
      {numbers.length > 0 && (
        <span className="account-numbers num">
          {numbers.map((number) => (
            <Fragment key={number}>
              <span>{number}</span>{' '}
            </Fragment>
          ))}
        </span>
      )}
    </>
  );
};
