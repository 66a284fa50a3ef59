import type * as TE from 'fp-ts/TaskEither';

/** The camera of the device, as a page may use it. */
export interface Camera {
  /** Whether this browser lets a page ask for a camera. */
  readonly isThere: boolean;
  /**
   * Asks the person for the camera, and turns it on.
   *
   * @param lost runs if the camera goes off by itself: it was unplugged, or the person took the permission back
   */
  readonly turnOn: (lost: () => void) => TE.TaskEither<NoCamera, Filming>;
}

/** There is no camera, another program has it, or the person refused it. */
export interface NoCamera {
  readonly _tag: 'NoCamera';
}

/** A camera that is on. */
export interface Filming {
  readonly showIn: (video: HTMLVideoElement | null) => void;
  /** Photographs the square in the middle of what is shown. */
  readonly photograph: TE.TaskEither<NoCamera, File>;
  readonly turnOff: () => void;
}
