import type { Database } from '../../../../database/database.ts';
import { invalidField } from '../../../OperatorError.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import type { Catalogue } from './Catalogue.ts';

/** A player has no more favourites: the client keeps them all in memory. */
const MOST_LIKES = 500;

/** 7-67 to 7-69: the favourites of players. */
export class LikesService {
  constructor(
    private readonly database: Database,
    private readonly clock: SandboxClock,
    private readonly catalogue: Pick<Catalogue, 'current'>,
  ) {}

  /** The player's favourites in the present catalogue, the latest first. */
  async find(uid: bigint): Promise<readonly string[]> {
    const { bySysname } = await this.catalogue.current();
    const rows = await this.database.query<{ game: string }>(
      'select game from operator.game_likes where uid = $1 order by liked_at desc, game',
      [uid],
    );
    return rows.map(({ game }) => game).filter((game) => bySysname.has(game));
  }

  async add(uid: bigint, sysname: string): Promise<1> {
    await this.demandKnown(sysname);
    const [row] = await this.database.query<{ is_liked: boolean }>(
      `with added as (
         insert into operator.game_likes (uid, game, liked_at)
         select $1, $2, $3
         where (select count(*) from operator.game_likes where uid = $1) < $4
         on conflict do nothing returning 1
       )
       select exists (select 1 from added)
         or exists (select 1 from operator.game_likes where uid = $1 and game = $2) as is_liked`,
      [uid, sysname, this.clock.now(), MOST_LIKES],
    );
    if (row?.is_liked !== true) throw invalidField('sysname', 'tooMany', { max: String(MOST_LIKES) });
    return 1;
  }

  async remove(uid: bigint, sysname: string): Promise<1> {
    await this.demandKnown(sysname);
    await this.database.query('delete from operator.game_likes where uid = $1 and game = $2', [uid, sysname]);
    return 1;
  }

  private async demandKnown(sysname: string): Promise<void> {
    if (!(await this.catalogue.current()).bySysname.has(sysname)) throw invalidField('sysname', 'unknownGame');
  }
}
