import { encode } from 'fast-png';
import { PNG, RG } from '../registration/testing/sent-records.ts';

const [WIDTH, HEIGHT] = [200, 80];

/** A place of ink on the paper. */
type Inked = (x: number, y: number) => boolean;

/** A PNG of 200 × 80 pixels in base64: white, and black where there is ink. The default ink is a thick line. */
export const signaturePng = (inked: Inked = (x, y) => x > 20 && x < 180 && y > 38 && y < 43): string => {
  const data = Uint8Array.from({ length: WIDTH * HEIGHT * 4 }, (_, byte) => {
    const pixel = Math.floor(byte / 4);
    return byte % 4 < 3 && inked(pixel % WIDTH, Math.floor(pixel / WIDTH)) ? 0 : 255;
  });
  return Buffer.from(encode({ width: WIDTH, height: HEIGHT, data, channels: 4 })).toString('base64');
};

interface Client {
  readonly to: (what: string, body?: unknown) => Promise<unknown>;
}

/** Elisa lacks only her documents and the signature. This sends the documents. */
export const fillDocuments = async ({ to }: Client): Promise<void> => {
  await to('PUT /api/clients/update/:id/ocr', { ...RG, documentPhotoFront: PNG, documentPhotoBack: PNG });
  await to('PUT /api/clients/proof-of-residence/:id', { base64String: PNG });
};
