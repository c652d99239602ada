import { createHash } from 'node:crypto';
import type { InputOf, OutputOf } from '../../../../src/contract/index.ts';
import type { sessions as area } from '../../../../src/contract/session.ts';
import type { Database, Sql } from '../../../database/database.ts';
import { invalidField } from '../../OperatorError.ts';
import type { ListedSession, Session } from '../../sessions/session.ts';
import type { Sessions } from '../../sessions/Sessions.ts';
import { deviceOf } from './deviceOf.ts';

type Listed = OutputOf<typeof area.getSessions>;

/** Why a session ended whose player signed it out from another device. */
const ENDED_ELSEWHERE = 'ended_elsewhere';

/** A session's id for its player: neither the token nor the stored hash follows from it. */
const shortId = (id: string): string => createHash('sha256').update(`listed:${id}`).digest('hex').slice(0, 16);

export class SessionsService {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    /** Of what the sessions that have ended were about to add. */
    private readonly dropPrepared: (tx: Sql, uid: bigint) => Promise<void>,
  ) {}

  async list(current: Session, { offset, count }: InputOf<typeof area.getSessions>): Promise<Listed> {
    const live = await this.sessions.listLive(current.uid);
    const items = live.map((session) => present(session, current));
    items.sort((left, right) => Number(right.is_current) - Number(left.is_current));
    return { count: items.length, items: items.slice(offset, offset + count) };
  }

  async endOthers(current: Session, id: string): Promise<1> {
    if (id !== '') throw invalidField('id', 'wrongField');
    await this.database.transaction(async (tx) => {
      await this.sessions.endOthers(tx, current.uid, current.id, ENDED_ELSEWHERE);
      await this.dropPrepared(tx, current.uid);
    });
    return 1;
  }

  async endOne(current: Session, id: string): Promise<1> {
    if (id === '' || id === shortId(current.id)) throw invalidField('id', 'wrongField');
    const live = await this.sessions.listLive(current.uid);
    const wanted = live.find((session) => shortId(session.id) === id);
    if (wanted !== undefined)
      await this.database.transaction(async (tx) => {
        await this.sessions.end(tx, wanted.id, ENDED_ELSEWHERE);
        await this.dropPrepared(tx, current.uid);
      });
    return 1;
  }
}

function present(session: ListedSession, current: Session): Listed['items'][number] {
  return {
    id: shortId(session.id),
    kind: session.kind,
    created_at: session.created_at.toISOString(),
    last_seen_at: session.last_seen_at.toISOString(),
    device: deviceOf(session.user_agent),
    // The sandbox has no table of addresses.
    country_code: '',
    is_current: session.id === current.id,
  };
}
