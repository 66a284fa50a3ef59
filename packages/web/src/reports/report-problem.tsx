import { downloadMessage } from '@aroeira/domain/kernel/messages';
import { REPORT_TEXTS } from '@aroeira/domain/reports/messages';
import { observer } from 'mobx-react-lite';
import { FailureAlert } from '../ui/feedback/support-code.tsx';
import type { ReportActions } from './report-actions.view-model.ts';

/** Why the last e-mail or download failed. It stays until the client tries again. */
export const ReportProblem = observer(({ actions }: { readonly actions: ReportActions }) => {
  const problem = problemOf(actions);
  if (problem === undefined) return null;
  return <FailureAlert failure={actions.emailing.failure ?? actions.saving.failure} body={problem} />;
});

const problemOf = ({ emailing, saving }: ReportActions): string | undefined => {
  if (emailing.failure !== undefined) return REPORT_TEXTS.notEmailed;
  // The portal itself tells the client that the session ended.
  if (saving.failure === undefined || saving.failure._tag === 'NoSession') return undefined;
  return downloadMessage(saving.failure);
};
