import { middleSquare } from '@aroeira/domain/profile';
import * as TE from 'fp-ts/TaskEither';
import { drawnSquare } from '../square-picture.ts';
import type { Camera, Filming, NoCamera } from './camera.ts';

/** The camera that looks at the person. A photo of 512 × 512 pixels needs no more. */
const WANTED = { audio: false, video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } } };

/** The picture is drawn twice more before it is sent, so this copy loses nothing. */
const QUALITY = 0.95;

const trying = <A>(run: () => Promise<A>): TE.TaskEither<NoCamera, A> =>
  TE.tryCatch(run, (): NoCamera => ({ _tag: 'NoCamera' }));

/** The camera of the browser. It has none on a page without TLS. */
export const makeBrowserCamera = ({ mediaDevices }: { readonly mediaDevices?: MediaDevices }): Camera => ({
  isThere: mediaDevices !== undefined,
  turnOn: (lost) =>
    trying(async () => {
      if (mediaDevices === undefined) throw new Error('no camera');
      const stream = await mediaDevices.getUserMedia(WANTED);
      for (const track of stream.getTracks()) track.addEventListener('ended', lost);
      return filming(stream);
    }),
});

const filming = (stream: MediaStream): Filming => {
  let shown: HTMLVideoElement | null = null;
  return {
    showIn: (video) => {
      shown = video;
      if (video !== null) video.srcObject = stream;
    },
    photograph: trying(async () => {
      if (shown === null) throw new Error('not shown');
      const square = drawnSquare(shown, middleSquare({ width: shown.videoWidth, height: shown.videoHeight }));
      const jpeg = await new Promise<Blob | null>((resolve) => square.toBlob(resolve, 'image/jpeg', QUALITY));
      if (jpeg === null) throw new Error('no picture');
      return new File([jpeg], 'foto.jpg', { type: jpeg.type });
    }),
    turnOff: () => stream.getTracks().forEach((track) => track.stop()),
  };
};
