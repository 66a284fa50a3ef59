import * as t from 'io-ts';

/** Where a temporary password went. @see spec A §7 `/clients/passwordResetByEmail` */
export const TemporarySentWire = t.type({ email: t.string });
