import { Type } from '@sinclair/typebox';
import { ClientId, TaxDocument } from '../http/wire.schemas.ts';

/** The server refuses longer text before it spends time on a hash. */
const Password = Type.String({ minLength: 1, maxLength: 128 });

export const DeviceType = Type.Union([Type.Literal('web'), Type.Literal('mobile')]);

/** What a device says about itself. The server trusts none of it. @see decision Q127 */
export const DeviceInfo = Type.Object({
  type: Type.Optional(DeviceType),
  userAgent: Type.Optional(Type.String({ maxLength: 1000 })),
  language: Type.Optional(Type.String({ maxLength: 100 })),
  appVersion: Type.Optional(Type.String({ maxLength: 100 })),
});

export const LoginBody = Type.Object({
  document: TaxDocument,
  password: Password,
  deviceInfo: Type.Optional(DeviceInfo),
});

export const LoginId = Type.String({ format: 'uuid' });

export const SendCodeBody = Type.Object({ document: TaxDocument, loginId: LoginId });
export const CodeBody = Type.Object({
  document: TaxDocument,
  mfa: Type.String({ maxLength: 20 }),
  loginId: LoginId,
  deviceInfo: Type.Optional(DeviceInfo),
});

/** @see spec A §3 Session / login info */
export const Session = Type.Object({
  id: ClientId,
  loginId: LoginId,
  token: Type.String(),
  refreshToken: Type.String(),
  document: TaxDocument,
  name: Type.String(),
  email: Type.String(),
  mainAccount: Type.Boolean(),
  blockedDevice: Type.Boolean(),
  userStatus: Type.Union([Type.Literal('confirmed'), Type.Literal('change password')]),
  mfa: Type.Boolean(),
  isCoholder: Type.Boolean(),
  useRNBiometry: Type.Boolean(),
});

const Challenge = Type.Object({ mfa: Type.Literal(true), loginId: LoginId });

export const LoginAnswer = Type.Union([Session, Challenge]);
export const SendCodeAnswer = Type.Object({
  status: Type.Union([Type.Literal('code_sended'), Type.Literal('mfa_disabled')]),
});

export const ClientParams = Type.Object({ id: ClientId });
export const RefreshBody = Type.Object({ refreshToken: Type.String({ minLength: 1, maxLength: 200 }) });
export const Tokens = Type.Object({ token: Type.String(), refreshToken: Type.String() });

const Uid = Type.String({ format: 'uuid' });

export const ConsentQuery = Type.Object({ document: TaxDocument });
export const ConsentAnswer = Type.Object({ UID: Uid, accepted: Type.Boolean() });
export const ConsentBody = Type.Object({
  UID: Uid,
  document: TaxDocument,
  accepted: Type.Boolean(),
  terms: Type.Array(Type.Integer({ minimum: 1, maximum: 4 }), { maxItems: 4, uniqueItems: true }),
});
export const GuestBody = Type.Object({ UID: Uid });
export const GuestAnswer = Type.Object({ UID: Uid });

export const MainAccountBody = Type.Object({ id: ClientId });
export const DocumentParams = Type.Object({ document: TaxDocument });
