/** The title of the list, in the browser's tab and above the page. */
export const REPORTS_TITLE = 'Relatórios';
