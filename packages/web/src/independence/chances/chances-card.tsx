import { percentHeld } from '@aroeira/domain/independence';
import { BAND, chanceSentence, NO_PROMISE, simulationMethod } from '@aroeira/domain/independence/messages';
import { TRY_AGAIN } from '@aroeira/domain/kernel/messages';
import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { ChancesViewModel, Simulated } from './chances.view-model.ts';
import './chances.css';

interface Props {
  readonly model: ChancesViewModel;
  /** The simulation of the saved plan, beside a tried one. */
  readonly before?: Simulated | undefined;
}

/** How sure a plan is, after a press: the chance in words, with its formula and limits. @see decision Q171 */
export const ChancesCard = (props: Props) => (
  <Card title="Quão seguro é o plano?">
    <Answer {...props} />
  </Card>
);

const Answer = observer(({ model, before }: Props) => {
  if (model.isFailed)
    return (
      <>
        <Alert body="Não foi possível simular o plano agora." />
        <Button look="secondary" onPress={model.want}>
          {TRY_AGAIN}
        </Button>
      </>
    );
  if (model.shown !== undefined) return <Shown simulated={model.shown} before={before} />;
  if (model.isWanted) return <Skeleton />;
  return (
    <>
      <p className="secondary">
        O gráfico mostra um só resultado. Simule o plano 1.000 vezes e veja em quantas o dinheiro dura.
      </p>
      <Button look="secondary" onPress={model.want}>
        Simular 1.000 vezes
      </Button>
    </>
  );
});

const Shown = ({ simulated: { plan, chances }, before }: { readonly simulated: Simulated } & Pick<Props, 'before'>) => (
  <>
    <div className="chance">
      <span className="chance-number num">
        {percentHeld(chances)}%{before !== undefined && <small>antes {percentHeld(before.chances)}%</small>}
      </span>
      <p>{chanceSentence(plan, chances)}</p>
    </div>
    <p className="caption">{`A faixa no gráfico: ${BAND}. ${NO_PROMISE}`}</p>
    <Disclosure head="Como calculamos">
      <ul className="chance-method">
        {simulationMethod(plan, chances).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Disclosure>
  </>
);
