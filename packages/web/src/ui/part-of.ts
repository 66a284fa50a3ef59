import { compareShallow, computed, type IComputedValue } from 'mobx';

/**
 * A part of a model. An observer that gets it draws again when something in the part is another value, and not with
 * every change of the model. Make it once for each component, with `useMemo`.
 */
export const partOf = <T extends object>(read: () => T): IComputedValue<T> =>
  computed(read, { equals: compareShallow });
