/** Characters that are converted at once: more would be too many arguments of a call. */
const step = 0x8000;

/** The content of a file as base64. Rejects if it cannot be read any more. */
export async function readBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let start = 0; start < bytes.length; start += step)
    text += String.fromCharCode(...bytes.subarray(start, start + step));
  return btoa(text);
}
