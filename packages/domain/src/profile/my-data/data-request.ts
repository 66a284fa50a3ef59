import type { Instant } from '../../kernel/days.ts';

/** What a client may ask about their data. @see Lei 13.709/2018, art. 18, III and VI */
export type DataRequestKind = 'correction' | 'deletion';

/** How far a request is. */
export type DataRequestState =
  | { readonly _tag: 'Received' }
  | { readonly _tag: 'InAnalysis' }
  | { readonly _tag: 'Answered'; readonly at: Instant; readonly text: string };

/** What a client asked about their data. Not in the specification: decision 0242. */
export interface DataRequest {
  /** The number by which the client and the staff name it. */
  readonly id: number;
  readonly kind: DataRequestKind;
  readonly message: string;
  readonly receivedAt: Instant;
  readonly state: DataRequestState;
}
