import { expect, it } from 'vitest';
import { calendarDay } from '../kernel/days.ts';
import { profileSummary, validitySentence } from './suitability.messages.ts';

const LAST = { answers: [], answeredOn: calendarDay('2024-09-14'), validUntil: calendarDay('2026-09-14') };

it.each([
  ['2026-09-13', 'Você respondeu em 14/09/2024, e o perfil vale por 24 meses, até 14/09/2026.'],
  ['2026-09-14', 'Você respondeu em 14/09/2024, e o perfil vale por 24 meses, até 14/09/2026.'],
  [
    '2026-09-15',
    'Você respondeu em 14/09/2024, e o perfil valeu até 14/09/2026. Responda de novo ao questionário para continuar investindo.',
  ],
])('says on %s whether the profile still counts', (today, sentence) => {
  expect(validitySentence(LAST, calendarDay(today))).toContain(sentence);
});

it('tells the profile in one line', () => {
  const profile = { riskProfile: 'moderate', name: 'Moderado', description: '' } as const;
  const line = (day: string) => profileSummary(profile, LAST, calendarDay(day));
  expect(line('2026-09-14')).toBe('Moderado · vale até 14/09/2026');
  expect(line('2026-09-15')).toBe('Moderado · valeu até 14/09/2026');
  expect(profileSummary(profile, undefined, calendarDay('2026-09-14'))).toBe('Moderado');
});
