import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor } from './Visitor.mjs';

const INVENTED = 150;
const AT_ONCE = 25;

/** Size of a folder with its subfolders, in bytes; 0 when it does not exist. */
function sizeOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true }).reduce(
      (sum, entry) => sum + (entry.isFile() ? statSync(join(entry.parentPath ?? entry.path, entry.name)).size : 0),
      0,
    );
  } catch (error) {
    if (error.code === 'ENOENT') return 0;
    throw error;
  }
}

/** Requests widths and qualities that no page uses: they must be refused before anything is fetched or resized. */
export async function images(product) {
  const visitor = new Visitor(product);
  const page = await visitor.send(`${product.site}/`);
  const real = /\/_img\?src=[^"' ]+/.exec(page.text)?.[0].replaceAll('&amp;', '&');
  const source = new URL(real ?? '', product.site).searchParams.get('src');
  const folder = join(product.dataDir, 'images');
  const before = sizeOf(folder);
  const replies = [];
  for (let index = 0; index < INVENTED; index += AT_ONCE) {
    const batch = Array.from({ length: AT_ONCE }, (_, lane) => ({
      src: source,
      w: String(301 + index + lane),
      q: String(1 + ((index + lane) % 100)),
    }));
    replies.push(
      ...(await Promise.all(batch.map((query) => visitor.send(`${product.site}/_img?${new URLSearchParams(query)}`)))),
    );
  }
  const made = replies.filter(({ status }) => status === 200).length;
  const grown = sizeOf(folder) - before;
  const known = await visitor.send(`${product.site}${real}`);
  return [
    {
      attack: 'invented picture variants',
      tries: INVENTED,
      measured: `${made} made, +${grown} bytes on disk; a real one: ${known.status}`,
      harm: made + (grown > 0 ? 1 : 0) + (known.status === 200 ? 0 : 1),
    },
  ];
}
