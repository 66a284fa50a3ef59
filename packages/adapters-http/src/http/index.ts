export { askedOnce } from './asked-once.ts';
export { makeHttpClient, type HttpClient, type HttpConfig, sharingReads } from './http-client.ts';
export type { SessionEnd } from './session-refresh.ts';
export type { CallOptions, Declared, Fetch } from './transport.ts';
export { makeServerClock, type ServerClock } from './server-clock.ts';
export { isOfGateway, holdIn, pathOf } from './answer.ts';
export { Day, DocumentText } from './parsed.codec.ts';
export { InstantFromIso, Id, type WordsOnWire, CentsFromReais } from './values.codec.ts';
export { limited, namesIn, orNothing, Unread, partsOnWire, recordOnWire, type RecordOnWire } from './record.codec.ts';
