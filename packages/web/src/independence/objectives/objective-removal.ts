import type { Objective, ObjectiveNotRemoved, RemoveObjective } from '@aroeira/domain/independence';
import { Asking } from '../../ui/asking.ts';
import { Call } from '../../ui/call.ts';

/** The removal of an objective on one visit, from the list or from its form. It asks first. */
export class ObjectiveRemoval {
  readonly asking = new Asking<Objective>();
  readonly call = new Call<ObjectiveNotRemoved>();
  private readonly send: RemoveObjective;
  private readonly removed: (objective: Objective) => void;

  /** @param removed runs when the server said yes */
  constructor(send: RemoveObjective, removed: (objective: Objective) => void) {
    this.send = send;
    this.removed = removed;
  }

  async remove(objective: Objective): Promise<void> {
    await this.call.run(this.send(objective, this.asking.ask(objective)), {
      done: (outcome) => (outcome === 'removed' ? this.removed(objective) : undefined),
    });
  }

  /** Ends the visit. */
  close(): void {
    this.asking.close();
    this.call.close();
  }
}
