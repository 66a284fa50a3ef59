import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';

/** What a phone's photo of 12 megapixels is like: landscape pixels, and EXIF data that says to turn them. */
const STORED = { width: 4000, height: 3000 };

/**
 * Makes the photo of a document as a phone held upright takes it. The pixels lie on their side. The corner that is at the
 * top left of the upright picture is red.
 *
 * @param light 1 in a light place, less in a dark one
 */
export const phonePhoto = async (page: Page, { light = 1 } = {}): Promise<Buffer> => {
  const base64 = await page.evaluate(
    async ({ width, height, light: share }) => {
      const canvas = new OffscreenCanvas(width, height);
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('no canvas');
      pen.fillStyle = '#f4f1ea';
      pen.fillRect(0, 0, width, height);
      // Fine lines, as the guilloche of a document has. They make the file as large as a real one.
      for (let at = 0; at < 6000; at += 1) {
        pen.fillStyle = `hsl(${(at * 37) % 360} 40% 60%)`;
        pen.fillRect((at * 7919) % width, (at * 104_729) % height, 240, 3);
      }
      pen.fillStyle = '#1c1c1c';
      pen.font = '48px sans-serif';
      for (let line = 1; line < 40; line += 1)
        pen.fillText('REGISTRO GERAL 12.345.678-9 MARIA DA SILVA', 300, line * 72);
      // Orientation 6 turns the picture clockwise, so its lower left corner comes to the top left.
      pen.fillStyle = '#ff0000';
      pen.fillRect(0, height - 400, 400, 400);
      pen.fillStyle = `rgb(0 0 0 / ${1 - share})`;
      pen.fillRect(0, 0, width, height);
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })).arrayBuffer(),
      );
      let text = '';
      for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
      return btoa(text);
    },
    { ...STORED, light },
  );
  const jpeg = Buffer.from(base64, 'base64');
  return Buffer.concat([jpeg.subarray(0, 2), TURNED, jpeg.subarray(2)]);
};

/** The APP1 segment of a JPEG with one entry of EXIF data: orientation 6. @see CIPA DC-008 §4.6.4 */
const TURNED = Buffer.from(
  [
    'ffe10022', // the segment, 34 bytes with its length
    '457869660000', // Exif
    '4d4d002a00000008', // big-endian TIFF, whose first directory begins at 8
    '0001', // one entry
    '0112000300000001', // orientation, one short
    '00060000', // 6
    '00000000', // no further directory
  ].join(''),
  'hex',
);

/** What a picture is like once a browser shows it. */
export const lookAt = (page: Page, jpeg: Buffer): Promise<{ width: number; height: number; isRedAtTopLeft: boolean }> =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    // Without EXIF data the pixels themselves must be upright.
    const picture = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'none' });
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    pen?.drawImage(picture, -100, -100);
    const [red = 0, green = 0, blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
    const { width, height } = picture;
    return { width, height, isRedAtTopLeft: red > 200 && green < 60 && blue < 60 };
  }, jpeg.toString('base64'));
