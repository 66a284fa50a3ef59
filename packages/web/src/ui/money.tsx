import { formatBrl, type Cents } from '@aroeira/domain/kernel';

interface Props {
  readonly amount: Cents;
  /** The amount is then not in the page at all, not even for a screen reader (decision Q072). */
  readonly isHidden?: boolean;
}

const MASK = '••••••';

const Masked = () => (
  <>
    <span aria-hidden="true">{MASK}</span>
    <span className="sr-only">Valor oculto</span>
  </>
);

/** An amount in reais, in tabular figures, never broken over two lines. */
export const Money = ({ amount, isHidden = false }: Props) =>
  isHidden ? (
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
export const HeroMoney = ({ amount, isHidden = false }: Props) => {
  if (isHidden)
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
