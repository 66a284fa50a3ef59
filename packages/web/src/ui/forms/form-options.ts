import type { ChoiceValue, Clock, Fields, Scheduler, Typed, ValueOf, Values } from '@aroeira/domain/kernel';
import type { FindChoices } from './choice-search.ts';

/** The ports that every form needs. */
export interface FormPorts {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
}

/** The options of a form. Without them it starts empty and only checks itself. */
export interface FormOptions<F extends Fields, C extends keyof F = never> {
  /** The saved values. The form starts with them, and they do not count as changes. */
  readonly saved?: { readonly [K in keyof Values<F, C>]?: Values<F, C>[K] | undefined };
  /** Runs after a pause of the client, for example to look up an address by its CEP. */
  readonly onChangeIntent?: (typed: Typed<F>) => void;
  /** How to search the server, by the name of the field. */
  readonly searches?: {
    readonly [K in keyof F]?: 'selectAutoComplete' extends F[K]['type']
      ? FindChoices<NonNullable<ValueOf<F[K]>> & ChoiceValue>
      : never;
  };
}
