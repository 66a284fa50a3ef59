import { measured, measuredSize } from './picture-measure.ts';
import { fitted, isReady, JPEG_QUALITY, type Readied, type Size, type ToReady } from './picture-size.ts';

/** A canvas of a size, on white paper: a JPEG has no transparency, and a transparent part would become black. */
const sheet = ({ width, height }: Size): OffscreenCanvasRenderingContext2D | undefined => {
  const pen = new OffscreenCanvas(width, height).getContext('2d') ?? undefined;
  if (pen === undefined) return undefined;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  return pen;
};

/** Turns the picture upright by its EXIF data, then by quarters, shrinks it, and writes it as a JPEG without that data. */
const redraw = async (file: Blob, picture: ImageBitmap, quarters: number): Promise<Blob> => {
  const { width, height } = fitted(picture);
  const pen = sheet(quarters % 2 === 0 ? { width, height } : { width: height, height: width });
  if (pen === undefined) return file;
  pen.translate(pen.canvas.width / 2, pen.canvas.height / 2);
  pen.rotate((quarters * Math.PI) / 2);
  pen.drawImage(picture, -width / 2, -height / 2, width, height);
  return pen.canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
};

const lookOf = (picture: ImageBitmap) => {
  const { width, height } = measuredSize(picture);
  const pen = sheet({ width, height });
  pen?.drawImage(picture, 0, 0, width, height);
  return pen && measured(pen.getImageData(0, 0, width, height));
};

const ready = async ({ file, quarters }: ToReady): Promise<Readied> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const isAsItIs = quarters === 0 && isReady(file, picture);
    return { picture: isAsItIs ? file : await redraw(file, picture, quarters), look: lookOf(picture) };
  } finally {
    picture.close();
  }
};

/** Answers with the picture and how it looks, or with nothing if it does not open. */
addEventListener('message', ({ data }: MessageEvent<ToReady>) => {
  void ready(data).then(
    (readied) => postMessage(readied),
    () => postMessage(undefined),
  );
});
