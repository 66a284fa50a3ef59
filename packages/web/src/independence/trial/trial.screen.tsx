import { percentHeld, type LeverFields } from '@aroeira/domain/independence';
import {
  goalsFieldMessage,
  lifeLineEnd,
  lifeLineSentence,
  PLAN_NOT_VIABLE,
  saveGoalsMessage,
} from '@aroeira/domain/independence/messages';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailureAlert } from '../../ui/feedback/support-code.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { ChancesCard } from '../chances/chances-card.tsx';
import type { HomeViewModel, WorkedPlan } from '../home/home.view-model.ts';
import { IncompatiblePlanDialog } from '../projection/incompatible-plan.dialog.tsx';
import { LifeCard } from '../projection/life-card.tsx';
import { lifeFigures } from '../projection/life-figures.ts';
import { Lever } from './lever.tsx';
import { SideBySide } from './side-by-side.tsx';
import type { TrialViewModel } from './trial.view-model.ts';
import './trial.css';

interface Props {
  readonly home: HomeViewModel;
  readonly worked: WorkedPlan;
  readonly model: TrialViewModel;
}

const LEVERS: readonly (keyof LeverFields)[] = ['monthlySavings', 'retirementAge', 'retirementIncome', 'yearlyReturn'];

/** `/liberty-home?testar`: the levers of a plan, and what they do to it. @see decision 0209 */
export const TrialScreen = ({ home, worked, model }: Props) => (
  <div className="page">
    <PageHead title="Testar o plano" back="/liberty-home" />
    <div className="what-if">
      <TriedLine home={home} worked={worked} model={model} />
      <div className="what-if-levers">
        <Card title="E se…">
          <p className="secondary">Mova e veja o efeito. Nada é salvo até você pedir.</p>
          {LEVERS.map((name) => (
            <Lever key={name} model={model} name={name} sentenceOf={goalsFieldMessage} />
          ))}
          <Actions model={model} worked={worked} />
        </Card>
      </div>
      <div className="stack-24">
        <Compared worked={worked} model={model} />
        <Sure worked={worked} model={model} />
      </div>
    </div>
  </div>
);

const TriedLine = observer(({ home, worked, model }: Props) => {
  const { scale } = home;
  const { plan, outlook, chances } = worked;
  const { objectives } = worked.saved;
  const tried = model.isChanged ? model.tried : undefined;
  const found = (model.isDrawn ? model.chances : chances).shown?.chances;
  const figures = useMemo(
    () =>
      lifeFigures({
        plan,
        outlook,
        objectives,
        scale,
        tried: tried && { plan: tried.plan, real: tried.outlook.projection.real },
        chances: found,
      }),
    [plan, outlook, objectives, scale, tried, found],
  );
  return (
    <LifeCard
      figures={figures}
      scale={scale}
      onScale={home.count}
      sentence={model.isTooLarge ? PLAN_NOT_VIABLE : <Sentence saved={worked} tried={tried} />}
    />
  );
});

interface SentenceProps {
  readonly saved: WorkedPlan;
  /** `undefined` while the client tries nothing. */
  readonly tried: Pick<WorkedPlan, 'plan' | 'outlook'> | undefined;
}

/** What the lines show, in words. It follows them in the next frame. */
const Sentence = ({ saved, tried }: SentenceProps) => {
  const said = useDeferredValue(tried);
  return useMemo(
    () =>
      said === undefined
        ? lifeLineSentence(saved.plan, saved.outlook, 'saved')
        : lifeLineSentence(said.plan, said.outlook, 'tried'),
    [saved, said],
  );
};

const Compared = observer(({ worked, model }: Omit<Props, 'home'>) => (
  <SideBySide saved={worked} tried={model.tried} />
));

/** While a field is wrong, the lines and the chance are those of the saved plan. */
const Sure = observer(({ worked: { chances: saved }, model }: Omit<Props, 'home'>) =>
  model.isDrawn ? (
    <ChancesCard model={model.chances} before={model.isChanged ? saved.shown : undefined} />
  ) : (
    <ChancesCard model={saved} />
  ),
);

/** What the levers do, for a phone that shows the levers alone. The table and the lines say the same to everybody. */
const InShort = observer(({ model: { tried, chances, isChanged }, worked }: Omit<Props, 'home'>) => {
  const said = useDeferredValue(tried);
  if (said === undefined) return null;
  const before = isChanged ? worked.chances.shown : undefined;
  return (
    <p className="what-if-short" aria-hidden="true">
      {chances.shown === undefined ? (
        <b>{lifeLineEnd(said.plan, said.outlook)}</b>
      ) : (
        <>
          <b>{percentHeld(chances.shown.chances)}%</b> de chance
          {before !== undefined && ` · antes ${percentHeld(before.chances)}%`}
        </>
      )}
    </p>
  );
});

const Actions = observer(({ model, worked }: Omit<Props, 'home'>) => {
  const { failure, isBusy } = model.call;
  return (
    <div className="what-if-actions">
      {failure !== undefined && model.incompatible === undefined && (
        <FailureAlert failure={failure} body={saveGoalsMessage(failure)} />
      )}
      <InShort model={model} worked={worked} />
      <div className="tiles plan-pair">
        <Button look="secondary" isHeld={!model.isChanged || isBusy} onPress={model.reset}>
          Desfazer
        </Button>
        <Button isBusy={isBusy} isHeld={!model.isChanged} onPress={() => void model.save()}>
          Salvar plano
        </Button>
      </div>
      {model.incompatible !== undefined && (
        <IncompatiblePlanDialog plan={model.incompatible} onClose={model.call.dismiss} />
      )}
    </div>
  );
});
