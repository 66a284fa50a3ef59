import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// The first file of a thread is JavaScript, because Node 20 has no loader for it yet.
register();
const { drawPdf } = await import('./draw-pdf.ts');

// Draws one PDF after another, beside the thread that answers requests. A failure ends this thread.
parentPort.on('message', ({ content, brand }) => {
  void drawPdf(content, brand).then((bytes) => parentPort.postMessage(bytes));
});
