import { isEmpty, POSITION_FAILED } from '@aroeira/domain/position';
import { CALL_TO_ACTION_CAPTIONS } from '@aroeira/domain/renewal';
import { observer } from 'mobx-react-lite';
import type { ServiceEntry } from '../registration/standing/services.ts';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { ActionCard, type Action } from './action-card.tsx';
import type { DashboardViewModel } from './dashboard.view-model.ts';
import { Hero, type DashboardFrame } from './hero.tsx';
import { Holdings } from './holdings.tsx';
import { PlannerCard, type PlannerOnCard } from './planner-card.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { Syncing } from './syncing.tsx';
import './position.css';

interface Props {
  readonly model: DashboardViewModel;
  readonly frame: DashboardFrame;
  readonly services: readonly ServiceEntry[];
  readonly planner: PlannerOnCard;
  /** `undefined` when nothing is asked of the client, or while it is not known. */
  readonly action: Action | undefined;
}

/** `/dashboard`. Draws the view model and passes gestures on; decides nothing. */
export const DashboardScreen = observer(({ model, frame, services, planner, action }: Props) => (
  <div className="page is-dashboard">
    <Hero model={model} frame={frame} />
    {model.isSettled && action !== undefined && <ActionCard action={action} />}
    <div className="board">
      <Shortcuts services={services} />
      <div className="board-main">
        {!isReplaced(model, action) && (
          <Card title={CALL_TO_ACTION_CAPTIONS.investments}>
            <Investments model={model} />
          </Card>
        )}
      </div>
      <div className="board-planner">
        <PlannerCard known={planner} brand={frame.brand} />
      </div>
    </div>
  </div>
));

/** A call to action takes the place of investments that are not there. It hides nobody's money. @see decision 0180 */
const isReplaced = ({ stage }: DashboardViewModel, action: Action | undefined): boolean =>
  action !== undefined && stage._tag === 'Shown' && isEmpty(stage.position);

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
