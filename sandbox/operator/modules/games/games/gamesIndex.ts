import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { writeCatalogue } from '../../../../../src/shared/search/catalogueText.ts';
import { categories } from './categories.ts';
import type { GameKinds } from './gameKinds.ts';
import type { GameRow } from './gameRow.ts';

const pack = promisify(gzip);

export interface GamesIndex {
  /** Of its content: equal on all replicas. */
  readonly version: string;
  /** Compressed and in base64. */
  readonly index: string;
}

/** The catalogue as the page's search gets it. */
export async function gamesIndex(games: readonly GameRow[], { kinds, kindOf }: GameKinds): Promise<GamesIndex> {
  const providers = [...new Map(kinds.map(({ game }) => [game.provider_sysname, game.provider_name]))];
  const used = categories.filter(({ id }) => kinds.some(({ game }) => game.categories.includes(id)));
  const text = writeCatalogue({
    providers: providers.map(([sysname, name]) => ({ sysname, name })),
    categories: used.map(({ id, title }) => ({ id, title })),
    kinds: kinds.map(({ game }) => ({
      provider: providers.findIndex(([sysname]) => sysname === game.provider_sysname),
      categories: game.categories.map((id) => used.findIndex((category) => category.id === id)),
      features: game.features,
      type: game.type,
      lines: game.lines,
    })),
    games: games.map(({ sysname, title, image }, position) => ({
      sysname,
      title,
      image,
      kind: kindOf[position] ?? 0,
    })),
  });
  return {
    version: createHash('sha256').update(text).digest('hex').slice(0, 16),
    index: (await pack(text)).toString('base64'),
  };
}
