import { textOf } from '../variables.ts';
import type { Need } from '../scenario.ts';
import { inMail, personIn, piecesOf, withFiles, withNames, withPeople } from './named-words.ts';
import type { Take } from './recorded-file.ts';
import { makeSeenValues, type Seen } from './seen-values.ts';

/** Gives names to the values that only this run has, and has the steps that saw them save them. */
export const makeVariables = ({ file, written, scene, stage }: Take) => {
  const seen = makeSeenValues();
  // The names of what earlier steps save, by the values.
  const names = new Map<string, string>();
  const needs = new Set<Need>();
  const freeName = (wanted: string, count = 1): string => {
    const name = count === 1 ? wanted : `${wanted}_${count}`;
    return scene.values.has(name) || stage.actors.has(name) ? freeName(wanted, count + 1) : name;
  };
  const save = (value: string, { step, name: wanted, source }: Seen): string => {
    const name = freeName(wanted.replace(/\W/g, '_'));
    written.save(step, name, source);
    if (typeof source === 'object' && source.mail !== undefined) needs.add('outbox');
    scene.values.set(name, value);
    names.set(value, name);
    return name;
  };
  const of = (value: string): string | undefined => {
    const found = seen.find(value);
    return names.get(value) ?? (found && save(value, found));
  };
  return {
    seen,
    /** The controls that the sources of variables need. */
    needs,
    /** The variable of a value. */
    of,
    /** A command with variables in the place of what differs from run to run. */
    named: async (line: string, as: string | undefined): Promise<string> => {
      const text = withFiles(withPeople(line, personIn(line, as, stage), stage), file);
      for (const piece of piecesOf(text)) {
        const mail = names.has(piece) ? undefined : await inMail(piece, written.size() - 1, stage);
        if (mail !== undefined) save(piece, mail);
      }
      return withNames(text, of);
    },
    /** Variables that the file had already, so that what is typed may name them. */
    know: (saved: readonly string[]): void => {
      for (const name of saved) names.set(textOf(scene.values.get(name) ?? ''), name);
    },
  };
};
