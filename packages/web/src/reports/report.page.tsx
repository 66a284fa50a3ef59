import { useInject } from '../composition/injection.tsx';
import { SHARED } from '../composition/shared.tokens.ts';
import { useVisit } from '../composition/use-visit.ts';
import { Permitted } from '../registration/standing/permitted.tsx';
import { SignedInFrame } from '../shell/frame/signed-in-frame.tsx';
import { PDF } from '../ui/pdf/pdf.tokens.ts';
import { MissingReport } from './missing-report.tsx';
import { ReportScreen } from './report.screen.tsx';
import { REPORTS } from './reports.tokens.ts';

/** `/reports/:period`. */
export const Page = () => (
  <SignedInFrame>
    <Permitted to="reports">
      <Requested />
    </Permitted>
  </SignedInFrame>
);

const Requested = () => {
  const model = useVisit(REPORTS.OpenReport);
  const scheduler = useInject(SHARED.Scheduler);
  const reader = useInject(PDF.Reader);
  return model === undefined ? <MissingReport /> : <ReportScreen model={model} scheduler={scheduler} reader={reader} />;
};
