import { writeFileSync } from 'node:fs';
import { Document, isMap, isSeq, parseDocument, type YAMLSeq } from 'yaml';
import type { Scene } from '../perform-step.ts';
import type { Need, Source, WrittenStep } from '../scenario.ts';
import type { Stage } from '../stage.ts';

/** The file that is recorded. It is written after each step, so that nothing is lost. */
export interface RecordedFile {
  readonly size: () => number;
  readonly add: (step: WrittenStep, needs: Iterable<Need>) => void;
  /** Has an earlier step keep a variable. */
  readonly save: (step: number, name: string, source: Source) => void;
  /** Takes an expectation away that did not hold again. */
  readonly forget: (step: number, way: readonly string[]) => void;
}

export interface Take {
  readonly file: string;
  readonly written: RecordedFile;
  readonly scene: Scene;
  readonly stage: Stage;
}

/** @param text what the file holds already, with its comments; a new file has a name alone */
export const makeRecordedFile = (file: string, text: string | undefined, name: string): RecordedFile => {
  const document: Document = text === undefined ? new Document({ name, steps: [] }) : parseDocument(text);
  const steps = (): YAMLSeq => {
    const found = document.get('steps', true);
    if (!isSeq(found)) throw new Error('a scenario has steps');
    return found;
  };
  // At once, so that no signal ends the program in between.
  const write = (): void => writeFileSync(file, document.toString({ lineWidth: 0, flowCollectionPadding: true }));
  return {
    size: () => steps().items.length,
    add: (step, needs) => {
      const [own, { as: actor, ...rest }] = [document.get('as'), step];
      if (own !== undefined && actor === undefined) namedInSteps(document, steps());
      // Who acts first acts in the whole file, unless a step says otherwise.
      if (actor !== undefined && steps().items.length === 0) putBeforeSteps(document, 'as', actor);
      const isOfFile = actor === undefined || actor === document.get('as');
      steps().add(document.createNode(isOfFile ? rest : step));
      const all = new Set([...needsOf(document), ...needs]);
      if (all.size > needsOf(document).length)
        putBeforeSteps(document, 'needs', document.createNode([...all], { flow: true }));
      write();
    },
    save: (step, variable, source) =>
      document.setIn(['steps', step, 'save', variable], document.createNode(source, { flow: true })),
    forget: (step, way) => {
      document.deleteIn(['steps', step, 'expect', ...way]);
      write();
    },
  };
};

const needsOf = (document: Document): readonly unknown[] => {
  const needs = document.get('needs');
  return isSeq(needs) ? needs.toJSON() : [];
};

/** Nobody acts in a step without `as`, so no actor may stand for the whole file. */
const namedInSteps = (document: Document, steps: YAMLSeq): void => {
  const actor = document.get('as');
  for (const step of steps.items) {
    if (isMap(step) && !step.has('as'))
      step.items.splice(step.has('name') ? 1 : 0, 0, document.createPair('as', actor));
  }
  document.delete('as');
};

const putBeforeSteps = (document: Document, key: string, value: unknown): void => {
  const root = document.contents;
  if (!isMap(root)) return;
  document.delete(key);
  const at = root.items.findIndex((pair) => String(pair.key) === 'steps');
  root.items.splice(at, 0, document.createPair(key, value));
};
