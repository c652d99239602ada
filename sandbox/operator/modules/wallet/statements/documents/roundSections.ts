import type { Sql } from '../../../../../database/database.ts';
import { html } from '../../../../../html.ts';
import { code, facts, sum, table } from './layout.ts';
import type { PackFacts, Writing } from './packFacts.ts';

interface StoredRound {
  readonly game: string;
  readonly title: string | null;
  readonly rtp: string | null;
  readonly currency: string;
  readonly status: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly started_at: Date;
  readonly settled_at: Date | null;
}

interface StoredCall {
  readonly id: string;
  readonly kind: string;
  readonly amount: bigint;
  readonly original_id: string | null;
  readonly created_at: Date;
}

/** A round: its facts, the studio's calls, the rules in force. */
export async function* roundSections(sql: Sql, pack: PackFacts, { words, time }: Writing): AsyncGenerator<string> {
  const [round] = await sql.query<StoredRound>(
    `select r.game, g.title, g.rtp, r.currency, r.status, r.stake, r.payout, r.started_at, r.settled_at
     from operator.round_facts r left join operator.game_facts g on g.sysname = r.game where r.id = $1 and r.uid = $2`,
    [pack.id, pack.uid],
  );
  if (round === undefined) return;
  const { currency } = round;
  yield html`<h2>${words.round}</h2>${facts([
    [words.game, html`${round.title ?? round.game} ${code(round.game)}`],
    [words.status, round.status],
    [words.stake, sum(round.stake, currency)],
    [words.payout, sum(round.payout, currency)],
    [words.started, time(round.started_at)],
    ...(round.settled_at === null ? [] : [[words.settled, time(round.settled_at)] as const]),
  ])}`.text;
  const calls = await sql.query<StoredCall>(
    `select id, kind, amount, original_id, created_at from operator.wallet_call_facts
     where round_id = $1 and (uid = $2 or uid is null) order by created_at, id`,
    [pack.id, pack.uid],
  );
  yield html`<h2>${words.calls}</h2>${table(
    [{ label: words.time }, { label: words.event }, { label: words.amount, isSum: true }, { label: words.reference }],
    calls.map((call) => [
      time(call.created_at),
      code(call.kind),
      sum(call.amount, currency),
      code(call.original_id === null ? call.id : `${call.id} → ${call.original_id}`),
    ]),
  )}`.text;
  yield html`<h2>${words.rules}</h2>${facts([
    [words.market, pack.policy.market],
    ['RTP', round.rtp === null ? words.none : code(`${round.rtp}%`)],
    [words.roundTime, code(words.seconds.replace('{n}', String(pack.policy.min_round_ms / 1000)))],
  ])}`.text;
}
