import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { VerificationError } from './VerificationError.ts';

/** Largest file in bytes. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Fewest pixels of a picture's shorter side. */
const MIN_SIDE = 64;

const starts = (body: Buffer, bytes: readonly number[], offset = 0): boolean =>
  bytes.every((byte, index) => body[offset + index] === byte);

/** The type by the file's first bytes; its name and its declared type are not asked. */
function typeOf(body: Buffer): 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf' | null {
  if (starts(body, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (starts(body, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (starts(body, [0x52, 0x49, 0x46, 0x46]) && starts(body, [0x57, 0x45, 0x42, 0x50], 8)) return 'image/webp';
  if (starts(body, [0x25, 0x50, 0x44, 0x46, 0x2d])) return 'application/pdf';
  return null;
}

/** What is stored of an accepted file. Throws a VerificationError for any other. */
export async function checkFile(body: Buffer): Promise<{ mediaType: string; bytes: number; sha256: string }> {
  if (body.length > MAX_FILE_BYTES) throw new VerificationError('FileTooLarge', 'A file may have 10 MB at most');
  const mediaType = typeOf(body);
  if (mediaType === null)
    throw new VerificationError('FileTypeRefused', 'Only JPEG, PNG, WebP and PDF files are accepted');
  const isWhole = mediaType === 'application/pdf' ? body.includes('%%EOF') : await isPicture(body);
  if (!isWhole) throw new VerificationError('FileUnreadable', 'The file cannot be read');
  return { mediaType, bytes: body.length, sha256: createHash('sha256').update(body).digest('hex') };
}

async function isPicture(body: Buffer): Promise<boolean> {
  try {
    const { width, height } = await sharp(body).metadata();
    return Math.min(width, height) >= MIN_SIDE;
  } catch {
    return false;
  }
}
