import { parentPort } from 'node:worker_threads';
import { drawPdf } from '../../packages/sandbox/src/documents/pdf/draw-pdf.ts';

// The thread of the packed sandbox, which has no TypeScript to read.
parentPort?.on('message', ({ content, brand }) => {
  void drawPdf(content, brand).then((bytes) => parentPort?.postMessage(bytes));
});
