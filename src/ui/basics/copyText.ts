/** Copies a text; false where the browser refuses, as in some frames. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The absolute address of a path of this site. */
export const absoluteAddress = (path: string): string => new URL(path, document.baseURI).href;

/** Copies the absolute address of a path of this site. */
export const copyAddress = (path: string): Promise<boolean> => copyText(absoluteAddress(path));
