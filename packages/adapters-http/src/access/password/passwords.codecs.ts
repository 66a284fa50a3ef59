import * as t from 'io-ts';

/** The address that received a temporary password. @see spec A §7 `/clients/passwordResetByEmail` */
export const TemporarySentWire = t.type({ email: t.string });
