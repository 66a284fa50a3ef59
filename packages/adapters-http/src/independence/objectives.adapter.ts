import type { CallFailure } from '@aroeira/domain/kernel';
import type { Objectives, ObjectiveValues } from '@aroeira/domain/independence';
import { constVoid, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { HttpClient } from '../http/http-client.ts';
import { idIn, objectiveBody, objectiveOf, ObjectivesWire } from './objectives.codecs.ts';

/** The id that makes a new one. */
const NEW = 0;

/** What a trace may show of an objective. */
const SHOWN = ['id', 'title', 'value', 'year', 'color'];

/** Objectives over the portal API. @see spec B §7 `liberty/objective` */
export const makeHttpObjectives = (http: HttpClient): Objectives => {
  const post = (id: number, objective: ObjectiveValues): TE.TaskEither<CallFailure, unknown> =>
    http.post(`liberty/objective/${id}`, t.unknown, {
      acts: true,
      shows: SHOWN,
      body: objectiveBody(objective),
    });
  return {
    list: pipe(
      http.get('liberty/objective', ObjectivesWire, { acts: false, shows: SHOWN }),
      TE.map((wire) => wire.map(objectiveOf)),
    ),
    create: (objective) => pipe(post(NEW, objective), TE.map(idIn)),
    update: (id, objective) => pipe(post(id, objective), TE.map(constVoid)),
    remove: (id) => pipe(http.delete(`liberty/objective/${id}`, t.unknown, { acts: true }), TE.map(constVoid)),
  };
};
