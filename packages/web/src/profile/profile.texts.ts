/** The title of the page, in the page and in the browser. @see spec B §2 Profile */
export const PROFILE_TITLE = 'Minhas informações';
