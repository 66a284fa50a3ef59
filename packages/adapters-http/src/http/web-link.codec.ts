import * as t from 'io-ts';
import { limited } from './limited.codec.ts';

/** A link that a client may open. A script is none. */
export const WebLink = limited(t.string, (text) => /^https?:\/\//i.test(text), 'not a link of the web');
