import type { CatalogueView } from './Catalogue.ts';
import type { GameRow } from './gameRow.ts';

/**
 * The games most like one, by what they are: the type counts most, then each common feature, volatility, provider. Equal
 * ones in the order of the hall.
 */
export function similarGames({ games, kinds }: CatalogueView, game: GameRow, count: number): readonly GameRow[] {
  const ranked = kinds.kinds
    .map((kind) => ({ kind, likeness: likeness(kind.game, game) }))
    .sort((left, right) => right.likeness - left.likeness);
  const similar: GameRow[] = [];
  for (const { kind } of ranked) {
    for (const position of kind.members) {
      const other = games[position];
      if (other !== undefined && other.sysname !== game.sysname) similar.push(other);
      if (similar.length === count) return similar;
    }
  }
  return similar;
}

function likeness(other: GameRow, game: GameRow): number {
  const common = other.features.filter((feature) => game.features.includes(feature)).length;
  return (
    (other.type === game.type ? 6 : 0) +
    2 * common +
    (other.volatility === game.volatility ? 1 : 0) +
    (other.provider_sysname === game.provider_sysname ? 1 : 0)
  );
}
