import type { Objectives, ObjectiveValues } from '@aroeira/domain/independence';
import * as t from 'io-ts';
import type { HttpClient } from '../http/http-client.ts';
import { Unread } from '../http/ours.codec.ts';
import { CreatedId, ObjectiveValuesWire, ObjectiveWire } from './objectives.codecs.ts';

/** The id that makes a new one. */
const NEW = 0;

/** What a trace may show of an objective. */
const SHOWN = ['id', 'title', 'value', 'year', 'color'];

const at = (id: number): string => `liberty/objective/${id}`;
const saving = (objective: ObjectiveValues) => ({
  acts: true,
  shows: SHOWN,
  body: ObjectiveValuesWire.encode(objective),
});

/** Objectives over the portal API. @see spec B §7 `liberty/objective` */
export const makeHttpObjectives = (http: HttpClient): Objectives => ({
  list: http.get('liberty/objective', t.array(ObjectiveWire), { acts: false, shows: SHOWN }),
  create: (objective) => http.post(at(NEW), CreatedId, saving(objective)),
  update: (id, objective) => http.post(at(id), Unread, saving(objective)),
  remove: (id) => http.delete(at(id), Unread, { acts: true }),
});
