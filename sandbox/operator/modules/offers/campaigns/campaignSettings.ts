import type { Sql } from '../../../../database/database.ts';
import type { BonusGift, ByCurrency, Gift, InAllLanguages } from './offer.ts';

/** Title and text of a bonus, with the placeholders of `giftParams`. */
export type GiftTexts = InAllLanguages<{ readonly title: string; readonly text: string }>;

/** Small gifts on the days of the week from Monday, in UTC; for players who have deposited. */
export interface CalendarSettings {
  readonly titles: InAllLanguages<string>;
  readonly texts: GiftTexts;
  /** At most seven. */
  readonly days: readonly Gift[];
}

/** What a referrer gets when the first deposit of a friend that is high enough has arrived. */
export interface ReferralSettings {
  /** By the friend's currency. */
  readonly min_deposit: ByCurrency;
  /** In the referrer's currency; a fixed amount. */
  readonly gift: BonusGift;
  readonly texts: GiftTexts;
}

export interface CampaignSettings {
  readonly calendar: CalendarSettings;
  readonly referral: ReferralSettings;
}

export const isSettingName = (name: string): name is keyof CampaignSettings =>
  name === 'calendar' || name === 'referral';

/** Null if the house has none of it now. */
export async function readSetting<Name extends keyof CampaignSettings>(
  sql: Sql,
  name: Name,
): Promise<CampaignSettings[Name] | null> {
  const [row] = await sql.query<{ data: CampaignSettings[Name] | null }>(
    'select data from operator.campaign_settings where name = $1',
    [name],
  );
  return row?.data ?? null;
}

export async function seedSettings(sql: Sql, settings: CampaignSettings): Promise<void> {
  for (const [name, data] of Object.entries(settings)) {
    await sql.query(
      'insert into operator.campaign_settings (name, data) values ($1, $2::jsonb) on conflict do nothing',
      [name, JSON.stringify(data)],
    );
  }
}

export async function writeSetting(sql: Sql, name: keyof CampaignSettings, data: object | null): Promise<void> {
  await sql.query(
    `insert into operator.campaign_settings (name, data) values ($1, $2::jsonb)
     on conflict (name) do update set data = excluded.data`,
    [name, data === null ? null : JSON.stringify(data)],
  );
}
