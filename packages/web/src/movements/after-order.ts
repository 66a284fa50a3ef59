import type { Kept } from '../shell/session/kept.ts';

interface Parts {
  readonly position: Pick<Kept<unknown>, 'refresh'>;
  readonly movements: Pick<Kept<unknown>, 'refresh'>;
}

/** The server took an order: what the session keeps of positions and orders is old. @see spec B §4 Investment flow 6 */
export const refreshAfterOrder =
  ({ position, movements }: Parts) =>
  (): void => {
    void position.refresh();
    void movements.refresh();
  };
