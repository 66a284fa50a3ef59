import { once } from './once.ts';

const sizeFormat = once(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }));

/** In the largest unit of 1024 that it fills: `512 bytes`, `1,5 KB`, `10 MB`. @see spec B §3 Uploaded file */
export const formatFileSize = (bytes: number): string => {
  if (bytes === 1) return '1 byte';
  // 1.048.525 bytes would round to 1.024 KB, which is a megabyte.
  if (bytes >= 1023.95 * 1024) return `${sizeFormat().format(bytes / 1024 ** 2)} MB`;
  return bytes < 1024 ? `${bytes} bytes` : `${sizeFormat().format(bytes / 1024)} KB`;
};
