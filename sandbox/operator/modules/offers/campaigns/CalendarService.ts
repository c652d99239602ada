import type { OutputOf } from '../../../../../src/contract/index.ts';
import type { campaigns } from '../../../../../src/contract/offers/campaigns.ts';
import type { Database, Sql } from '../../../../database/database.ts';
import { invalidField } from '../../../OperatorError.ts';
import type { LocaleCode } from '../../../market/facts.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import type { Player } from '../../../players/player.ts';
import { readSetting } from './campaignSettings.ts';
import type { CalendarSettings } from './campaignSettings.ts';
import type { GiftGiver } from './GiftGiver.ts';
import { giftTexts } from './giftTexts.ts';
import type { Gift, Promised } from './offer.ts';
import { mondayOf } from './offerRules.ts';
import { allPromised } from './promised.ts';
import { presentPromised } from './presentOffer.ts';

type Calendar = OutputOf<typeof campaigns.getCalendar>;
type DayStatus = NonNullable<Calendar>['days'][number]['status'];

interface Day {
  readonly gift: Gift;
  readonly promised: Promised;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly status: DayStatus;
}

const DAY_MS = 86_400_000;

/** Small bonuses on the days of a week, each to be claimed on its day. */
export class CalendarService {
  constructor(
    private readonly database: Database,
    private readonly clock: Pick<SandboxClock, 'now'>,
    private readonly giver: GiftGiver,
  ) {}

  /** Null if there is none, and for a player who is not given any. */
  async show(player: Player, locale: LocaleCode): Promise<Calendar> {
    const settings = await this.settingsFor(this.database, player);
    if (settings === null) return null;
    const days = await this.daysOf(this.database, player, settings);
    return {
      title: settings.titles[locale],
      days: days.map(({ promised, status, opensAt, closesAt }, index) => ({
        day: index + 1,
        status,
        promotion: presentPromised(promised),
        opens_at: opensAt.toISOString(),
        closes_at: closesAt.toISOString(),
      })),
    };
  }

  /** Two requests at once claim a day once. */
  claim(player: Player, number: number): Promise<1> {
    return this.database.transaction<1>(async (tx) => {
      const { uid, currency } = player;
      await this.giver.lock(tx, uid);
      const settings = await this.settingsFor(tx, player);
      const day = settings === null ? undefined : (await this.daysOf(tx, player, settings))[number - 1];
      if (settings === null || day === undefined) throw invalidField('day', 'unknownDay');
      if (day.status !== 'open') throw invalidField('day', refusals[day.status]);
      const { gift, promised, opensAt } = day;
      await tx.query('insert into operator.calendar_claims (uid, day, claimed_at) values ($1, $2, $3)', [
        uid,
        opensAt,
        this.clock.now(),
      ]);
      await this.giver.give(tx, {
        uid,
        gifts: [promised],
        texts: giftTexts(settings.texts, gift, currency),
        deposit: 0n,
        source: 'calendar',
        sourceId: `${uid}:${opensAt.toISOString().slice(0, 10)}`,
        offerId: null,
      });
      return 1;
    });
  }

  private async settingsFor(sql: Sql, { uid, has_deposits: hasDeposits, currency }: Player) {
    const settings = await readSetting(sql, 'calendar');
    if (settings === null || !hasDeposits || allPromised(settings.days, currency) === null) return null;
    return (await this.giver.mayReceive(sql, uid)) ? settings : null;
  }

  private async daysOf(sql: Sql, { uid, currency }: Player, { days }: CalendarSettings): Promise<Day[]> {
    const now = this.clock.now();
    const monday = new Date(`${mondayOf(now)}T00:00:00Z`);
    const rows = await sql.query<{ day: Date }>(
      'select day from operator.calendar_claims where uid = $1 and day >= $2',
      [uid, monday],
    );
    const claimed = new Set(rows.map(({ day }) => day.getTime()));
    const promises = allPromised(days, currency) ?? [];
    return promises.flatMap((promised, index) => {
      const gift = days[index];
      if (gift === undefined) return [];
      const opensAt = new Date(monday.getTime() + index * DAY_MS);
      const closesAt = new Date(opensAt.getTime() + DAY_MS);
      const status = statusOf(opensAt, closesAt, { now, isClaimed: claimed.has(opensAt.getTime()) });
      return [{ gift, promised, opensAt, closesAt, status }];
    });
  }
}

const refusals = { claimed: 'dayClaimed', missed: 'dayMissed', coming: 'dayComing' } as const;

function statusOf(
  opensAt: Date,
  closesAt: Date,
  { now, isClaimed }: { readonly now: Date; readonly isClaimed: boolean },
): DayStatus {
  if (isClaimed) return 'claimed';
  if (closesAt <= now) return 'missed';
  return opensAt <= now ? 'open' : 'coming';
}
