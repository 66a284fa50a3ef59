import { NEWCOMER, START } from '../../testing/newcomer.ts';

/** A CPF of nobody whom the seed knows. */
export const NOBODY = NEWCOMER.document;

/** A password that nobody has. */
export const OTHER_PASSWORD = 'Outra@1234';

/** An id that nothing has. */
export const UNKNOWN_ID = 999_999;
export const UNKNOWN_UUID = '7f3d2a10-5b1c-4c3e-9d2f-0a1b2c3d4e5f';

export const { deviceInfo } = START;
