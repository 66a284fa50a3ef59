import { useVisit } from '../composition/use-visit.ts';
import { Permitted } from '../registration/standing/permitted.tsx';
import { SignedInFrame } from '../shell/frame/signed-in-frame.tsx';
import { ReportsScreen } from './reports.screen.tsx';
import { REPORTS } from './reports.tokens.ts';

/** `/reports`. */
export const Page = () => (
  <SignedInFrame>
    <Permitted to="reports">
      <Offered />
    </Permitted>
  </SignedInFrame>
);

const Offered = () => <ReportsScreen model={useVisit(REPORTS.OpenReports)} />;
