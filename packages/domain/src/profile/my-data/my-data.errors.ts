import type { CallFailure } from '../../kernel/call-failure.ts';
import type { DataRequestKind } from './data-request.ts';

/** The client took too many copies today. */
export type TooManyCopies = { readonly _tag: 'TooManyCopies' };

/** The client asked for the same before and has no answer yet. */
export type RequestOpen = { readonly _tag: 'RequestOpen'; readonly kind: DataRequestKind };

/** A request was not sent. Without an answer nobody knows. */
export type DataRequestNotSent = { readonly _tag: 'DataRequestNotSent'; readonly why: CallFailure };
