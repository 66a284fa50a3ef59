import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Camera, NoCamera } from '../camera.ts';

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2]);

interface Given {
  /** What the person answers. */
  readonly answer?: TE.TaskEither<NoCamera, void>;
  readonly photo?: TE.TaskEither<NoCamera, File>;
}

/** A camera that films nothing, and remembers whether it is on. */
export const deviceCamera = ({
  answer = TE.right(undefined),
  photo = TE.right(new File([PNG], 'foto.png', { type: 'image/png' })),
}: Given = {}) => {
  let [isOn, turnedOn, photos] = [false, 0, 0];
  let unplug: () => void = () => undefined;
  const camera: Camera = {
    isThere: true,
    turnOn: (lost) =>
      pipe(
        answer,
        TE.map(() => {
          [isOn, turnedOn, unplug] = [true, turnedOn + 1, lost];
          return {
            showIn: () => undefined,
            photograph: () => {
              photos += 1;
              return photo();
            },
            turnOff: () => void (isOn = false),
          };
        }),
      ),
  };
  return { ...camera, isOn: () => isOn, turnedOn: () => turnedOn, photos: () => photos, unplug: () => unplug() };
};
