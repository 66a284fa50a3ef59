import type { CallFailure } from '@aroeira/domain/kernel';
import {
  permissionsOf,
  standingWith,
  type ClientStanding,
  type EntryReason,
  type Permissions,
  type PositionOutcome,
} from '@aroeira/domain/registration';
import type { Either } from 'fp-ts/Either';
import { makeAutoObservable } from 'mobx';
import { lastKnown, type Kept } from '../../shell/session/kept.ts';

/** Whether the client may open a place of the portal. */
export type PlaceAccess =
  | { readonly _tag: 'Open' }
  | { readonly _tag: 'Closed'; readonly reason: EntryReason }
  /** A call that decides it is under way. */
  | { readonly _tag: 'Unknown' }
  | { readonly _tag: 'Failed'; readonly failure: CallFailure };

interface Parts {
  readonly facts: Kept<ClientStanding>;
  readonly position: Pick<Kept<unknown>, 'state' | 'ensure'>;
}

/**
 * What the portal opens to the signed-in client. The menu, the cards of the dashboard and the guards of routes read it,
 * so that they always agree. The facts load once in a session, and again at each visit to the dashboard.
 *
 * @see spec A §6; decisions Q001, Q106
 */
export class PortalStanding {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(this, { parts: false }, { autoBind: true });
  }

  /** What the server last said of the client. `undefined` until it did. Old facts open no more than the server does. */
  get facts(): ClientStanding | undefined {
    return lastKnown(this.parts.facts.state);
  }

  /** Why the facts are not there. `undefined` while they load. */
  get failure(): CallFailure | undefined {
    const { state } = this.parts.facts;
    return state._tag === 'Failed' ? state.failure : undefined;
  }

  get permissions(): Permissions | undefined {
    const { facts } = this;
    if (facts === undefined) return undefined;
    return permissionsOf(standingWith(facts, this.outcome));
  }

  accessTo(place: keyof Permissions): PlaceAccess {
    const entry = this.permissions?.[place];
    if (entry === undefined)
      return this.failure === undefined ? { _tag: 'Unknown' } : { _tag: 'Failed', failure: this.failure };
    if (entry.isOpen) return { _tag: 'Open' };
    return entry.reason._tag === 'PositionLoading' ? { _tag: 'Unknown' } : { _tag: 'Closed', reason: entry.reason };
  }

  /** The address of the client's photo. `undefined` without one, and while nobody knows. */
  get photo(): string | undefined {
    return this.facts?.photo;
  }

  /** Shows the photo that the client saved just now, or none. Without facts it asks the server. */
  showPhoto(photo: string | undefined): void {
    this.parts.facts.amend((facts) => ({ ...facts, photo }));
    if (this.facts === undefined) void this.ensureFacts();
  }

  /** Asks for what is not there yet. */
  open(): void {
    void this.parts.facts.ensure();
    void this.parts.position.ensure();
  }

  /** Asks for the facts that do not wait for the position, unless they are there. */
  async ensureFacts(): Promise<void> {
    await this.parts.facts.ensure();
  }

  /** The facts that the server says now, or why nobody knows them. */
  async readFacts(): Promise<Either<CallFailure, ClientStanding>> {
    return this.parts.facts.read();
  }

  /** The same, asked for again. */
  async rereadFacts(): Promise<Either<CallFailure, ClientStanding>> {
    return this.parts.facts.reread();
  }

  /** Asks for the facts again, which staff may have changed. */
  refresh(): void {
    void this.parts.facts.refresh();
  }

  /**
   * How the last load of the position ended. A load after a failure must end first. The end of a session says nothing
   * about the position.
   */
  private get outcome(): PositionOutcome | undefined {
    const { state } = this.parts.position;
    switch (state._tag) {
      case 'Empty':
      case 'Loading':
        return undefined;
      case 'Fresh':
        return 'loaded';
      case 'StaleLoading':
        return state.failure === undefined ? 'loaded' : undefined;
      case 'Failed':
      case 'StaleFailed':
        return state.failure._tag === 'NoSession' ? undefined : 'failed';
    }
  }
}
