import { isEmpty } from '@aroeira/domain/position';
import { POSITION_FAILED } from '@aroeira/domain/position/messages';
import { CALL_TO_ACTION_CAPTIONS } from '@aroeira/domain/renewal/messages';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
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
  /** What stands below the investments. */
  readonly children?: ReactNode;
}

/** `/dashboard`. Draws the view model and passes gestures on; decides nothing. */
export const DashboardScreen = ({ model, frame, services, planner, action, children }: Props) => (
  <div className="page is-dashboard">
    <Hero model={model} frame={frame} />
    <div className="board">
      <Shortcuts services={services} />
      <div className="board-main">
        <Main model={model} action={action}>
          {children}
        </Main>
      </div>
      <div className="board-planner">
        <PlannerCard known={planner} brand={frame.brand} />
      </div>
    </div>
  </div>
);

/** The content comes all at once, when it is there: the card of the animation makes place for it. */
const Main = observer(({ model, action, children }: Pick<Props, 'model' | 'action' | 'children'>) => {
  const { stage, isHidden, canKeepFiles, keepCsv, sync } = model;
  switch (stage._tag) {
    case 'Syncing':
    case 'Ready':
      return (
        <Card title={CALL_TO_ACTION_CAPTIONS.investments}>
          <Syncing stage={stage._tag} />
        </Card>
      );
    case 'Failed':
      return (
        <Below action={action} after={children}>
          <ErrorState {...POSITION_FAILED} onRetry={() => void sync()} />
        </Below>
      );
    case 'Shown':
      // A call to action takes the place of investments that are not there. It hides nobody's money (decision 0182).
      if (action !== undefined && isEmpty(stage.position)) return <ActionCard action={action} />;
      return (
        <Below
          action={action}
          after={children}
          aside={canKeepFiles && !isEmpty(stage.position) && <Keep onKeep={keepCsv} />}
        >
          <Holdings position={stage.position} isHidden={isHidden} />
        </Below>
      );
  }
});

interface BelowProps extends Pick<Props, 'action' | 'children'> {
  readonly after: ReactNode;
  readonly aside?: ReactNode;
}

/** The investments, below the call to action if there is one. The yield of the portfolio is below them. */
const Below = ({ action, after, aside, children }: BelowProps) => (
  <>
    {action !== undefined && <ActionCard action={action} />}
    <Card title={CALL_TO_ACTION_CAPTIONS.investments} aside={aside}>
      {children}
    </Card>
    {after}
  </>
);

const Keep = ({ onKeep }: { readonly onKeep: () => void }) => (
  <button type="button" className="link" onClick={onKeep}>
    Baixar CSV
  </button>
);
