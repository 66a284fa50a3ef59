import { formatFileSize, type UploadRule } from '@aroeira/domain/kernel';

const KINDS = { image: 'PNG, JPEG ou BMP', document: 'PNG, JPEG, BMP ou PDF' } as const;

/** What a field takes, before the client chooses. */
export const takenKinds = ({ accepts, limit }: UploadRule): string => `${KINDS[accepts]}, até ${formatFileSize(limit)}`;
