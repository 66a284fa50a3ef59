import { formatBrl, type Cents } from '@aroeira/domain/kernel';
import type { ReactNode } from 'react';

interface Props {
  /** `undefined` while the client hides the amounts: then the page does not contain the amount (decision Q072). */
  readonly amount: Cents | undefined;
}

const MASK = '••••••';

/** Who hears the page hears 'Valor oculto', and no sign of a currency before it. */
const Masked = ({ children }: { readonly children: ReactNode }) => (
  <>
    <span aria-hidden="true">
      {children}
      {MASK}
    </span>
    <span className="sr-only">Valor oculto</span>
  </>
);

/** Draws an amount in reais on one line, in tabular figures. */
export const Money = ({ amount }: Props) =>
  amount === undefined ? (
    <span className="money is-hidden">
      <Masked>R$&nbsp;</Masked>
    </span>
  ) : (
    <span className="money">{formatBrl(amount)}</span>
  );

/** How many characters make an amount long. R$ 100.000.000,00 and more is drawn smaller, to fit one line at 320 px. */
const LONG = 14;

/** Draws the main amount of a screen. The sign and the cents are smaller. */
export const HeroMoney = ({ amount }: Props) => {
  if (amount === undefined)
    return (
      <p className="money money-hero is-hidden">
        <Masked>
          <small>R$</small>{' '}
        </Masked>
      </p>
    );
  const [sign = '', figures = ''] = formatBrl(amount).split('\u00a0');
  const [whole, hundredths] = figures.split(',');
  return (
    <p className={figures.length >= LONG ? 'money money-hero is-long' : 'money money-hero'}>
      <small>{sign}</small> {whole}
      <small>,{hundredths}</small>
    </p>
  );
};
