import type { OutputOf } from '../../../../../src/contract/index.ts';
import type { leaderboard, tournaments } from '../../../../../src/contract/tournaments/tournaments.ts';
import type { WireFields } from '../../../../../src/contract/base/wire.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { BonusPlay } from '../../bonuses/bonuses/testing/BonusPlay.ts';

type Tournament = OutputOf<typeof tournaments.get>['items'][number];
type Board = OutputOf<typeof leaderboard.get>;

let names = 0;

/** A tournament of a test, and its players, who really play. */
export class TournamentPlay {
  private constructor(
    private readonly operator: TestOperator,
    readonly id: number,
  ) {}

  /** Running, unless `fields` say otherwise; `like` is a series of the house. */
  static async of(operator: TestOperator, fields: object = {}): Promise<TournamentPlay> {
    const reply = await operator.control('addTournament', {
      sysname: `test-${(names += 1)}`,
      like: 'harbour-week',
      starts_in: -3_600_000,
      ends_in: 3_600_000,
      games: ['lantern-harbor'],
      ...fields,
    });
    return new TournamentPlay(operator, (reply.json() as { readonly id: number }).id);
  }

  /** A player with money who has joined. */
  async joined(): Promise<BonusPlay> {
    const play = await BonusPlay.of(this.operator);
    await play.credit('100.00');
    const reply = await this.join(play);
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.error));
    return play;
  }

  join({ cookie }: { readonly cookie: string }) {
    return this.operator.call('tournaments.participate', { tournament_id: this.id }, { cookie });
  }

  async shown(caller: { readonly cookie?: string } = {}, fields: WireFields = {}): Promise<Tournament> {
    const { data } = await this.operator.call('tournaments.get', { ids: [String(this.id)], ...fields }, caller);
    const [item] = (data as OutputOf<typeof tournaments.get>).items;
    if (item === undefined) throw new Error('There is no such tournament');
    return item;
  }

  async board(): Promise<Board> {
    return (await this.operator.call('leaderboard.get', { tournament_id: this.id })).data;
  }

  /** Points by place. */
  async points(): Promise<readonly number[]> {
    return (await this.board()).items.map(({ points }) => points);
  }

  async around(play: { readonly cookie: string }, count = 5): Promise<OutputOf<typeof leaderboard.live>> {
    return (await this.operator.call('leaderboard.live', { tournament_id: this.id, count }, play)).data;
  }

  async end(): Promise<void> {
    await this.operator.control('endTournament', { id: this.id });
  }

  /** Prizes by place, in minor units, with the number of times they were paid. */
  prizes() {
    return this.operator.database.query<{
      readonly place: number;
      readonly uid: bigint;
      readonly prize: bigint;
      readonly times: bigint;
    }>(
      `select z.place, z.uid, z.prize, (select count(*) from operator.ledger_transactions t
         where t.source = 'tournaments' and t.external_id = z.tournament_id || ':' || z.place) as times
       from operator.tournament_places z where z.tournament_id = $1 and z.prize is not null order by z.place`,
      [BigInt(this.id)],
    );
  }
}
