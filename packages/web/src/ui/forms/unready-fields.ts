/** The fields whose value is on its way, such as a photo that becomes ready. A form is not sent without it. */
export class UnreadyFields {
  private readonly names = new Set<string>();

  set(name: string, isUnready: boolean): void {
    if (isUnready) this.names.add(name);
    else this.names.delete(name);
  }

  /** The errors that hold a submit back. `undefined` if nothing is on its way. */
  errorsAmong(visible: readonly string[]): Readonly<Record<string, { readonly _tag: 'FileNotReady' }>> | undefined {
    const held = visible.filter((name) => this.names.has(name));
    return held.length === 0 ? undefined : Object.fromEntries(held.map((name) => [name, { _tag: 'FileNotReady' }]));
  }
}
