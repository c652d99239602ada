import sharp from 'sharp';
import { mostAttachmentBytes } from '../../../../src/contract/base/bodyLimits.ts';
import { invalidField } from '../../OperatorError.ts';

export interface CheckedFile {
  readonly bytes: Buffer;
  readonly mediaType: string;
}

/** A picture with more pixels would take more memory to open than it is worth. */
const MOST_PIXELS = 50_000_000;

const signatures: readonly (readonly [mediaType: string, isOne: (body: Buffer) => boolean])[] = [
  ['image/jpeg', (body) => body.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['image/png', (body) => body.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
  ['image/webp', (body) => body.toString('latin1', 0, 4) === 'RIFF' && body.toString('latin1', 8, 12) === 'WEBP'],
  ['application/pdf', (body) => body.toString('latin1', 0, 5) === '%PDF-'],
];

const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * Checks a file by its content: its name and what the browser calls it say nothing. Pictures are opened, and must be of
 * the format that their first bytes claim. Throws InvalidParameterException at `content`.
 */
export async function checkAttachment(content: string): Promise<CheckedFile> {
  if (!base64.test(content)) throw invalidField('content', 'wrongFile');
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > mostAttachmentBytes) throw invalidField('content', 'fileTooLarge');
  const mediaType = signatures.find(([, isOne]) => isOne(bytes))?.[0];
  const isWhole = mediaType === 'application/pdf' ? isPdf(bytes) : await isPicture(bytes, mediaType);
  if (mediaType === undefined || !isWhole) throw invalidField('content', 'wrongFile');
  return { bytes, mediaType };
}

/** Readers look for the end within the last kB. */
const isPdf = (bytes: Buffer): boolean => bytes.subarray(-1024).includes('%%EOF');

async function isPicture(bytes: Buffer, mediaType: string | undefined): Promise<boolean> {
  try {
    const { format } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
    return `image/${format}` === mediaType;
  } catch {
    return false;
  }
}
