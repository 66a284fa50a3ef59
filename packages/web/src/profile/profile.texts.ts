/** The titles of the pages, in the page, in the browser and on the link. @see spec B §2 Profile */
export const PROFILE_TITLE = 'Minhas informações';
export const PERSONAL_DATA_TITLE = 'Dados cadastrais';
export const BANK_ACCOUNTS_TITLE = 'Alterar contas bancárias';
export const EDIT_DOCUMENTS_TITLE = 'Alterar documentos';
