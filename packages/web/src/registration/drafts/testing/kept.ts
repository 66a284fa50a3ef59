import { screen } from '@testing-library/react';

/** What stands beside the fields that this device keeps. */
const KEPT = 'Rascunho guardado só neste dispositivo. Você pode fechar o portal e continuar depois.';

/** Whether the page that is open says so. */
export const saysKept = (): boolean => screen.queryByText(KEPT, { exact: false }) !== null;

/** What the device keeps of all drafts, as text. */
export const keptText = (): string => localStorage.getItem('registrationDrafts') ?? '';
