import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const worthwhile = /\.(js|css|svg|json|webmanifest|html|txt)$/;

/** Writes a .br file beside each text file of a folder. The site serves these, so requests need no compression. @param {string} folder */
export async function compressFiles(folder) {
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => worthwhile.test(file) && !file.includes('.vite'),
  );
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const text = await readFile(path);
      await writeFile(
        `${path}.br`,
        await compress(text, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
        }),
      );
    }),
  );
}
