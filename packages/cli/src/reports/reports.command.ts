import { examples, type AddCommand } from '../command.ts';
import { addReportsDownload } from './reports-download.command.ts';
import { addReportsEmail } from './reports-email.command.ts';
import { addReportsPeriods } from './reports-periods.command.ts';

const COMMANDS: readonly AddCommand[] = [addReportsPeriods, addReportsDownload, addReportsEmail];

/** `portal reports`: a client's reports, saved or by e-mail. */
export const addReports: AddCommand = (parent, run) => {
  const reports = parent
    .command('reports')
    .description('List periods, save their reports as PDF, or get them by e-mail.')
    .addHelpText('after', examples('portal reports periods', 'portal reports download this-month'));
  for (const add of COMMANDS) add(reports, run);
};
