import type { Sql } from '../../../database/database.ts';
import type { ByCurrency } from '../offers/campaigns/module.ts';
import type { ActiveSegment, Campaign, Wheel } from './wheel.ts';
import { wheelOf, wheels } from './wheels.ts';

interface CampaignRow {
  readonly id: string;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
  readonly price: ByCurrency | null;
}

function campaignOf(row: CampaignRow): Campaign[] {
  const wheel = wheelOf(row.id);
  return wheel === undefined ? [] : [{ wheel, startsAt: row.starts_at, endsAt: row.ends_at, price: row.price }];
}

const columns = 'id, starts_at, ends_at, price';

/** In the order of the house. */
export async function findCampaigns(sql: Sql): Promise<readonly Campaign[]> {
  const rows = await sql.query<CampaignRow>(`select ${columns} from operator.wheel_campaigns`);
  const known = rows.flatMap(campaignOf);
  return wheels.flatMap(({ id }) => known.filter(({ wheel }) => wheel.id === id));
}

/** `lock` keeps the row as it is until the transaction ends: a campaign does not end within a spin. */
export async function findCampaign(sql: Sql, id: string, lock: 'for share' | '' = ''): Promise<Campaign | null> {
  const rows = await sql.query<CampaignRow>(`select ${columns} from operator.wheel_campaigns where id = $1 ${lock}`, [
    id,
  ]);
  return rows.flatMap(campaignOf)[0] ?? null;
}

/** Adds what the house has defined and the database does not have. */
export async function openCampaigns(tx: Sql, now: Date): Promise<void> {
  for (const { id, price, segments } of wheels) {
    await tx.query(
      `insert into operator.wheel_campaigns (id, starts_at, price) values ($1, $2, $3::jsonb) on conflict do nothing`,
      [id, now, price === null ? null : JSON.stringify(price)],
    );
    for (const { id: segment, stock } of segments)
      if (stock !== null)
        await tx.query(
          'insert into operator.wheel_stocks (campaign, segment, left_count) values ($1, $2, $3) on conflict do nothing',
          [id, segment, stock],
        );
  }
}

/** What each segment gives now. `gives`: whether somebody books a kind of reward. */
export async function activeSegments(
  sql: Sql,
  wheel: Wheel,
  gives: (kind: Wheel['segments'][number]['reward']['kind']) => boolean,
): Promise<readonly ActiveSegment[]> {
  const stocks = await sql.query<{ readonly segment: string; readonly left_count: number }>(
    'select segment, left_count from operator.wheel_stocks where campaign = $1',
    [wheel.id],
  );
  return wheel.segments.map((segment) => {
    const left = segment.stock === null ? null : (stocks.find((row) => row.segment === segment.id)?.left_count ?? 0);
    const isThere = left !== 0 && gives(segment.reward.kind);
    return { segment, reward: isThere ? segment.reward : segment.fallback, left };
  });
}

/** Takes one of a segment's stock; false if there is none left. */
export async function takeStock(tx: Sql, campaign: string, segment: string): Promise<boolean> {
  const rows = await tx.query(
    `update operator.wheel_stocks set left_count = left_count - 1
     where campaign = $1 and segment = $2 and left_count > 0 returning left_count`,
    [campaign, segment],
  );
  return rows.length > 0;
}
