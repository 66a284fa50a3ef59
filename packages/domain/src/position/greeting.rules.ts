/** @param hour of the day in São Paulo, 0 to 23 @see spec A §2 Dashboard, "a greeting" */
export const greetingOf = (name: string, hour: number): string => {
  const [firstName = ''] = name.trim().split(/\s/);
  const time = hour < 5 || hour >= 18 ? 'Boa noite' : hour < 12 ? 'Bom dia' : 'Boa tarde';
  return firstName === '' ? time : `${time}, ${firstName}`;
};
