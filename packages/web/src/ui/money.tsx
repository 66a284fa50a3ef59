import { formatBrl, type Cents } from '@aroeira/domain/kernel';

interface Props {
  /** `undefined` while the client's amounts are hidden: what is not passed cannot be in the page (decision Q072). */
  readonly amount: Cents | undefined;
}

const MASK = '••••••';

const Masked = () => (
  <>
    <span aria-hidden="true">{MASK}</span>
    <span className="sr-only">Valor oculto</span>
  </>
);

/** An amount in reais, in tabular figures, never broken over two lines. */
export const Money = ({ amount }: Props) =>
  amount === undefined ? (
    <span className="money is-hidden">
      R$&nbsp;
      <Masked />
    </span>
  ) : (
    <span className="money">{formatBrl(amount)}</span>
  );

/** From R$ 100.000.000,00 the screen's one amount is set smaller, to stay on one line at 320 px. */
const LONG = 14;

/** The one amount that leads a screen, with sign and cents set back. */
export const HeroMoney = ({ amount }: Props) => {
  if (amount === undefined)
    return (
      <p className="money money-hero is-hidden">
        <small>R$</small> <Masked />
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
