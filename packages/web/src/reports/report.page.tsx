import { reportTitle, REPORT_TEXTS, reportDates, reportMessage } from '@aroeira/domain/reports/messages';
import type { Scheduler } from '@aroeira/domain/kernel';
import type { Pdf } from '@aroeira/domain/reports';
import { observer } from 'mobx-react-lite';
import { signedInPage } from '../shell/frame/signed-in-page.tsx';
import { useInject, useVisit } from '../composition/injection.tsx';
import { SHARED } from '../composition/shared.tokens.ts';
import { usePageTitle } from '../shell/routing/page-title.ts';
import { PDF } from '../shell/pdf/pdf.tokens.ts';
import { REPORT_TITLE } from './reports.texts.ts';
import { REPORTS } from './reports.module.ts';
import { Button } from '../ui/button.tsx';
import { PageHead } from '../shell/frame/page-head.tsx';
import type { PdfReader } from '../ui/pdf/pdf-document.ts';
import { PdfViewer, PdfWaiting } from '../ui/pdf/pdf-viewer.tsx';
import { PreparingReport } from './preparing-report.tsx';
import { ReportNotShown } from './report-not-shown.tsx';
import { ReportProblem } from './report-problem.tsx';
import type { ReportActions } from './report-actions.view-model.ts';
import type { ReportViewModel } from './report.view-model.ts';
import './reports.css';

const Requested = () => {
  const model = useVisit(REPORTS.OpenReport);
  const scheduler = useInject(SHARED.Scheduler);
  const reader = useInject(PDF.Reader);
  usePageTitle(model === undefined ? REPORT_TITLE : reportTitle(model.request));
  if (model === undefined) return <MissingReport />;
  return (
    <div className="page">
      <PageHead title={reportTitle(model.request)} lead={reportDates(model.request.period)} back="/reports" />
      <Content model={model} scheduler={scheduler} reader={reader} />
    </div>
  );
};

/** A report that the list did not give: a saved address, or an old tab. @see spec B §2 Reports; decision 0185 */
const MissingReport = () => (
  <div className="page">
    <PageHead title={REPORT_TITLE} back="/reports" />
    <ReportNotShown says={REPORT_TEXTS.requestMissing} />
  </div>
);

/** `/reports/:period`. */
export const Page = signedInPage(Requested, 'reports');

interface Props {
  readonly model: ReportViewModel;
  readonly scheduler: Scheduler;
  /** What opens the PDF. */
  readonly reader: PdfReader;
}

const Content = observer(({ model, scheduler, reader }: Props) => {
  const { pdf, request } = model;
  switch (pdf.state._tag) {
    case 'Loading':
      return request.source === 'generated' ? (
        <Preparing model={model} scheduler={scheduler} />
      ) : (
        <PdfWaiting reader={reader} />
      );
    case 'Failed': {
      const isEarly = ['NotAvailableYet', 'NothingHeld'].includes(pdf.state.failure._tag);
      return (
        <ReportNotShown
          says={reportMessage(pdf.state.failure, request)}
          isEarly={isEarly}
          onRetry={isEarly ? undefined : () => void model.load()}
        />
      );
    }
    case 'Shown':
      return <Shown model={model} pdf={pdf.state.value} reader={reader} />;
  }
});

/** Who does not want to wait has the report sent. @see decision 0321 */
const Preparing = observer(({ model: { waited, actions }, scheduler }: Omit<Props, 'reader'>) => (
  <>
    <ReportProblem actions={actions} />
    <PreparingReport waited={waited} scheduler={scheduler}>
      <EmailButton actions={actions} />
    </PreparingReport>
  </>
));

const EmailButton = observer(({ actions: { emailing, email } }: { readonly actions: ReportActions }) => (
  <Button look="secondary" isBusy={emailing.isBusy} onPress={() => void email()}>
    {REPORT_TEXTS.email}
  </Button>
));

const Shown = observer(
  ({ model: { request, actions, broke }, pdf, reader }: Omit<Props, 'scheduler'> & { readonly pdf: Pdf }) => {
    const { saving, download } = actions;
    return (
      <>
        <ReportProblem actions={actions} />
        <PdfViewer
          pdf={pdf}
          title={reportTitle(request)}
          reader={reader}
          download={{ press: () => void download(), isBusy: saving.isBusy }}
          actions={<EmailButton actions={actions} />}
          broken={broke}
        />
      </>
    );
  },
);
