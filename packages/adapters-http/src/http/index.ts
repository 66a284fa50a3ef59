export { makeHttpClient, type HttpClient, type HttpConfig } from './http-client.ts';
export type { SessionEnd } from './session-refresh.ts';
export type { CallOptions } from './request.ts';
export type { Fetch } from './transport.ts';
export { pathOf } from './answer.ts';
export { Day, InstantFromIso } from './day.codec.ts';
export { Id } from './id.codec.ts';
export { CentsFromReais } from './money.codec.ts';
export { DocumentText } from './document.codec.ts';
