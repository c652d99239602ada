import type { GameRow } from './gameRow.ts';

/** Games that agree in everything that they are found by besides their title. */
export interface GameKind {
  /** The first of them. */
  readonly game: GameRow;
  /** Positions in the catalogue, ascending. */
  readonly members: readonly number[];
}

export interface GameKinds {
  readonly kinds: readonly GameKind[];
  /** For each game the position of its kind. */
  readonly kindOf: readonly number[];
}

export function gameKinds(games: readonly GameRow[]): GameKinds {
  const byFacts = new Map<string, number>();
  const kinds: { readonly game: GameRow; readonly members: number[] }[] = [];
  const kindOf = games.map((game, position) => {
    const { provider_sysname: provider, categories, features, type, lines, volatility } = game;
    const facts = JSON.stringify([provider, categories, features, type, lines, volatility]);
    const kind = byFacts.get(facts) ?? kinds.push({ game, members: [] }) - 1;
    byFacts.set(facts, kind);
    kinds[kind]?.members.push(position);
    return kind;
  });
  return { kinds, kindOf };
}
