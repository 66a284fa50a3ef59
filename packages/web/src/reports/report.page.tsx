import { reportTitle } from '@aroeira/domain/reports/messages';
import { useInject } from '../composition/injection.tsx';
import { SHARED } from '../composition/shared.tokens.ts';
import { useVisit } from '../composition/use-visit.ts';
import { Permitted } from '../registration/standing/permitted.tsx';
import { SignedInFrame } from '../shell/frame/signed-in-frame.tsx';
import { usePageTitle } from '../shell/routing/page-title.ts';
import { PDF } from '../shell/pdf/pdf.tokens.ts';
import { MissingReport } from './missing-report.tsx';
import { ReportScreen } from './report.screen.tsx';
import { REPORT_TITLE } from './reports.texts.ts';
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
  usePageTitle(model === undefined ? REPORT_TITLE : reportTitle(model.request));
  return model === undefined ? <MissingReport /> : <ReportScreen model={model} scheduler={scheduler} reader={reader} />;
};
