import uFuzzy from '@leeoniya/ufuzzy';
import type { GameRow } from './gameRow.ts';

/** With fewer plain matches than this, fuzzy matches are added. */
const FEW_HITS = 3;

const fuzzy = new uFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });

/** Search index of the catalogue: games with their folded titles. */
export class GameSearch {
  private readonly titles: readonly string[];

  constructor(private readonly games: readonly GameRow[]) {
    this.titles = games.map((game) => folded(`${game.title} ${game.provider_name}`));
  }

  /** Matches, best first: title starts with the query, a word does, title contains it, then fuzzy matches (uFuzzy). */
  find(query: string): GameRow[] {
    const wanted = folded(query);
    if (wanted === '') return [...this.games];
    const hits = this.games
      .map((game, index) => ({ game, rank: rank(this.titles[index] ?? '', wanted) }))
      .filter((hit) => hit.rank < NO_HIT)
      .sort((left, right) => left.rank - right.rank)
      .map((hit) => hit.game);
    if (hits.length >= FEW_HITS) return hits;
    return [...new Set([...hits, ...this.nearMisses(wanted)])];
  }

  private nearMisses(wanted: string): GameRow[] {
    const indexes = fuzzy.filter([...this.titles], wanted) ?? [];
    return indexes.flatMap((index) => this.games[index] ?? []);
  }
}

const NO_HIT = 3;

function rank(title: string, wanted: string): number {
  const at = title.indexOf(wanted);
  if (at === 0) return 0;
  if (at === -1) return NO_HIT;
  return title.includes(` ${wanted}`) ? 1 : 2;
}

/** Ignores case, accents and repeated spaces. */
function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
