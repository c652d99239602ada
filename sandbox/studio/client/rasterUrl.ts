import { loadPicture } from './symbolSprites.ts';

/**
 * The URL of an SVG document as a bitmap of the document's own width and height. Pages that show many copies of a
 * picture paint bitmaps at a fraction of the cost. The document itself where no bitmap can be made.
 */
export async function rasterUrl(svg: string): Promise<string> {
  const { image, url } = await loadPicture(svg);
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const bitmap = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (bitmap === null) return url;
  URL.revokeObjectURL(url);
  return URL.createObjectURL(bitmap);
}
