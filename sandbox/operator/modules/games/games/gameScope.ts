/**
 * 7-66: lists of games that other modules know, for `games.get` with `type` and `id`. A module adds its own when it is
 * created: `use(gamesModule).addScope({ type: 'tournament', games: (id) => … })`.
 */
export interface GameScope {
  readonly type: 'tournament' | 'jackpot';
  /** Sysnames of the games of one tournament or jackpot; for `jackpot` with an empty id those of all. Null: unknown id. */
  games(id: string): Promise<readonly string[] | null>;
}

/** The scopes that modules have added. */
export class GameScopes {
  private readonly scopes = new Map<string, GameScope>();

  add(scope: GameScope): void {
    this.scopes.set(scope.type, scope);
  }

  /** Empty for an unknown type or id. */
  async games(type: string, id: string): Promise<readonly string[]> {
    return (await this.scopes.get(type)?.games(id)) ?? [];
  }
}
