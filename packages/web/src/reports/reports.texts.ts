/** The title of the list, in the browser's tab and above the page. */
export const REPORTS_TITLE = 'Relatórios';

/** The title of one report in the browser's tab, and above a page that does not know which report it is. */
export const REPORT_TITLE = 'Relatório';
