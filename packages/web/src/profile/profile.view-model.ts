import type { Session } from '@aroeira/domain/access';
import { makeAutoObservable } from 'mobx';
import type { Theme, ThemeChoice } from './theme.ts';

/** One visit to the profile: who is signed in, and how the portal looks on this device. @see spec B §2 Profile */
export class ProfileViewModel {
  theme: Theme;
  readonly client: Session;
  readonly #choice: ThemeChoice;

  constructor(client: Session, choice: ThemeChoice) {
    this.client = client;
    this.#choice = choice;
    this.theme = choice.read();
    makeAutoObservable(this, { client: false }, { autoBind: true });
  }

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    this.#choice.write(theme)();
  }
}
