import type { JackpotsTopic } from '../../../../src/contract/jackpots.ts';
import type { Database } from '../../../database/database.ts';
import { invalidField } from '../../OperatorError.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import { defaultCurrency } from '../../market/facts.ts';
import type { LocaleCode } from '../../market/facts.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import type { Player } from '../../players/player.ts';
import type { TopicReading, TopicSource } from '../../topics/TopicSource.ts';
import { jackpotCurrencies, jackpotDefinitions, jackpotOf } from './definitions.ts';
import type { JackpotDefinition } from './definitions.ts';
import { countDrops, findDrops } from './dropsRepository.ts';
import { MICRO } from './jackpotRules.ts';
import { findGames, findPools, poolsVersion } from './poolsRepository.ts';
import { presentDrop, presentJackpot } from './presentJackpot.ts';

/** In ms: as long as a replica may use an older catalogue. */
const GAMES_KEPT_MS = 2_000;

/** 7-76: what the pools hold, and who has won them. */
export class JackpotService implements TopicSource {
  readonly family = 'jackpots';
  private readonly known = new Map<string, { readonly at: number; readonly games: readonly string[] }>();

  constructor(
    private readonly database: Database,
    private readonly clock: Pick<SandboxClock, 'now'>,
  ) {}

  async list(
    { id, currency: wanted, game }: { readonly id: string; readonly currency: string; readonly game: string },
    player: Player | null,
    locale: LocaleCode,
  ) {
    const asked = wanted === '' ? (player?.currency ?? defaultCurrency) : wanted;
    const currency = jackpotCurrencies.includes(asked) ? asked : defaultCurrency;
    const definitions = definitionsOf(id);
    const pools = await findPools(this.database, [currency]);
    const items = await Promise.all(
      definitions.map(async (definition) => {
        const games = (await this.games(definition.id)) ?? [];
        if (game !== '' && !games.includes(game)) return [];
        return [{ ...presentJackpot(definition, pools, currency, locale), games_count: games.length }];
      }),
    );
    return { currency, currencies: [...jackpotCurrencies], items: items.flat() };
  }

  async winners(
    { id, offset, count }: { readonly id: string; readonly offset: number; readonly count: number },
    player: Player | null,
    locale: LocaleCode,
  ) {
    definitionsOf(id);
    const drops = await findDrops(this.database, { jackpot: id, now: this.clock.now(), offset, count });
    return {
      count: await countDrops(this.database, id),
      items: drops.map((drop) => presentDrop(drop, player?.uid ?? null, locale)),
    };
  }

  /**
   * Sysnames of the games that feed a jackpot, or any if the id is empty; null for an unknown one. As every list of games
   * with facets asks, the answer is some seconds old.
   */
  async games(id: string): Promise<readonly string[] | null> {
    if (id !== '' && jackpotOf(id) === undefined) return null;
    const now = this.clock.now().getTime();
    const known = this.known.get(id);
    if (known !== undefined && Math.abs(now - known.at) < GAMES_KEPT_MS) return known.games;
    const types = definitionsOf(id).flatMap(({ gameTypes }) => gameTypes);
    const games = await findGames(this.database, types);
    this.known.set(id, { at: now, games });
    return games;
  }

  async read(currency: string): Promise<TopicReading | null> {
    if (!jackpotCurrencies.includes(currency)) return null;
    const version = await poolsVersion(this.database, currency);
    const pools = await findPools(this.database, [currency]);
    const state = (): JackpotsTopic => ({
      pools: pools.map(({ jackpot, tier, micro }) => ({
        jackpot,
        tier,
        amount: wireMoney(micro / MICRO, currency).amount,
      })),
      last_drop: Number(version.drop),
    });
    return { version: `${version.pools}:${version.drop}`, state };
  }
}

function definitionsOf(id: string): readonly JackpotDefinition[] {
  if (id === '') return jackpotDefinitions;
  const definition = jackpotOf(id);
  if (definition === undefined) throw invalidField('id', 'unknownJackpot');
  return [definition];
}
