import { REPORT_TEXTS } from '@aroeira/domain/reports/messages';
import { PageHead } from '../shell/frame/page-head.tsx';
import { ReportNotShown } from './report-not-shown.tsx';
import { REPORT_TITLE } from './reports.texts.ts';

/** A report that the list did not give: a saved address, or an old tab. @see spec B §2 Reports; decision 0185 */
export const MissingReport = () => (
  <div className="page">
    <PageHead title={REPORT_TITLE} back="/reports" />
    <ReportNotShown says={REPORT_TEXTS.requestMissing} />
  </div>
);
