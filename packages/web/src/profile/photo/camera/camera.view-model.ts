import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Camera, Filming } from './camera.ts';

/** One visit to the camera: it is on until the person photographed, or left. */
export class CameraViewModel {
  /** The camera that is on. */
  filming: Filming | undefined = undefined;
  /** Its picture runs, so there is something to photograph. */
  isReady = false;
  /** There is no camera, or the person refused it. */
  isRefused = false;
  readonly #camera: Camera;
  /** The number of the visit. An answer to an earlier one counts no more. */
  #visit = 0;

  constructor(camera: Camera) {
    this.#camera = camera;
    makeAutoObservable(this, { filming: observableRef }, { autoBind: true });
  }

  /** Asks for the camera. One that comes after the person left goes off again. */
  async open(): Promise<void> {
    const mine = (this.#visit += 1);
    const answer = await this.#camera.turnOn(() => this.refuse(mine))();
    if (E.isLeft(answer)) this.refuse(mine);
    else if (mine !== this.#visit) answer.right.turnOff();
    else runInAction(() => (this.filming = answer.right));
  }

  ready(): void {
    this.isReady = true;
  }

  /** @returns the photo; nothing if there is none, or the person left */
  async photograph(): Promise<File | undefined> {
    if (this.filming === undefined || !this.isReady) return undefined;
    const mine = this.#visit;
    // A second press takes no second photo.
    this.isReady = false;
    const taken = await this.filming.photograph();
    if (E.isLeft(taken)) this.refuse(mine);
    return E.isRight(taken) && mine === this.#visit ? taken.right : undefined;
  }

  /** Turns the camera off. */
  close(): void {
    this.#visit += 1;
    this.turnOff();
  }

  private refuse(visit: number): void {
    if (visit !== this.#visit) return;
    this.turnOff();
    this.isRefused = true;
  }

  private turnOff(): void {
    this.filming?.turnOff();
    this.filming = undefined;
    this.isReady = false;
  }
}
