import { hexOf } from './hex.ts';

/** SHA-256 of a text in UTF-8, as hexadecimal digits. Rejects where the page is not secure: there the browser has none. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return hexOf(digest);
}

/** Whether this page can compute it. */
export const canHash = (): boolean => typeof crypto === 'object' && 'subtle' in crypto && crypto.subtle !== undefined;
