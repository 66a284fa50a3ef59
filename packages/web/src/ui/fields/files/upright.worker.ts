import { fitted, isReady, JPEG_QUALITY } from './picture-size.ts';

/** Turns the picture upright by its EXIF data, shrinks it, and writes it as a JPEG without that data. */
const redraw = async (file: Blob): Promise<Blob> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    if (isReady(file, picture)) return file;
    const { width, height } = fitted(picture);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context === null) return file;
    // A JPEG has no transparency. Without the white a transparent part would become black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
  } finally {
    picture.close();
  }
};

/** Answers with the picture, or with nothing if it does not open. */
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void redraw(data).then(
    (picture) => postMessage(picture),
    () => postMessage(undefined),
  );
});
