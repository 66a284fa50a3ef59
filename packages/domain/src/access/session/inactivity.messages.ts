/** The sentence after a sign-out for inactivity. The specification has no sentence for it. @see decision 0123 */
export const ENDED_BY_INACTIVITY =
  'Sua sessão foi encerrada depois de 5 minutos sem uso. Entre novamente para continuar.';
