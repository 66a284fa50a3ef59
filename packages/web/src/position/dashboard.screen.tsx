import { POSITION_FAILED } from '@aroeira/domain/position';
import { observer } from 'mobx-react-lite';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import type { DashboardViewModel } from './dashboard.view-model.ts';
import { Hero, type DashboardFrame } from './hero.tsx';
import { Holdings } from './holdings.tsx';
import { Syncing } from './syncing.tsx';
import './position.css';

interface Props {
  readonly model: DashboardViewModel;
  readonly frame: DashboardFrame;
}

/** `/dashboard`. Draws the view model and passes gestures on; decides nothing. */
export const DashboardScreen = ({ model, frame }: Props) => (
  <div className="page is-dashboard">
    <Hero model={model} frame={frame} />
    <Card title="Investimentos">
      <Investments model={model} />
    </Card>
  </div>
);

const Investments = observer(({ model }: Pick<Props, 'model'>) => {
  const { stage, isHidden, sync } = model;
  // The ring replaces the pressed button. The focus goes to the page, so that it is not lost.
  const retry = () => {
    document.getElementById('main')?.focus();
    void sync();
  };
  switch (stage._tag) {
    case 'Syncing':
    case 'Ready':
      return <Syncing stage={stage._tag} />;
    case 'Shown':
      return <Holdings position={stage.position} isHidden={isHidden} />;
    case 'Failed':
      return <ErrorState {...POSITION_FAILED} onRetry={retry} />;
  }
});
