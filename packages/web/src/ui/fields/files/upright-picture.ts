/** Whether this browser redraws pictures off the main thread. An older browser sends them as they are. */
export const canRedraw = (): boolean => typeof Worker === 'function' && typeof OffscreenCanvas === 'function';

/**
 * Makes a picture ready for the server: upright, small enough, and without the place where it was taken. A worker does it,
 * so that the page answers to the client meanwhile. Its memory is free again with the answer.
 *
 * @throws Error if the picture does not open
 * @see decision 0206
 */
export const uprightPicture = (file: File): Promise<File> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./upright.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Blob | undefined>) => {
      worker.terminate();
      if (data === undefined) reject(new Error('The picture does not open'));
      else resolve(new File([data], nameOf(file.name, data.type), { type: data.type }));
    });
    // The worker did not load. The file goes as it is, because the client's connection may be weak and not the picture.
    worker.addEventListener('error', () => {
      worker.terminate();
      resolve(file);
    });
    worker.postMessage(file);
  });

/** A picture that became a JPEG is named as one. */
const nameOf = (name: string, type: string): string =>
  type === 'image/jpeg' && !/\.jpe?g$/i.test(name) ? name.replace(/(\.[^.]*)?$/, '.jpg') : name;
