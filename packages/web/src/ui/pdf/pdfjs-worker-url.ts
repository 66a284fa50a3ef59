/** Where the worker of pdfjs is. */
export { default as workerUrl } from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
