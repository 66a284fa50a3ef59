/** The title of the list, in the browser's tab and above the page. */
export const REPORTS_TITLE = 'Relatórios';

/** The title of a page that does not know which report it is, in the browser's tab too. */
export const REPORT_TITLE = 'Relatório';
