import { sportsbookSysname } from '../../../../../src/contract/betting/sportsbookSysname.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import { fetchJson } from '../../../vendors/fetchJson.ts';
import { VendorError } from '../../../vendors/VendorError.ts';
import type { GameRow } from './gameRow.ts';

/** Whether the vendors have a sportsbook. */
export async function hasSportsbook({ config, fetch }: Pick<OperatorDeps, 'config' | 'fetch'>): Promise<boolean> {
  try {
    await fetchJson(fetch, `${config.vendorsUrl}/sportsbook/api/highlights?count=1&locale=en`);
    return true;
  } catch (error) {
    if (error instanceof VendorError) return false;
    throw error;
  }
}

/** The sportsbook as a game of the catalogue: found and launched by its name, in no list of the hall. */
export const sportsbookRow = (vendorsUrl: string): GameRow => ({
  sysname: sportsbookSysname,
  title: 'Sportsbook',
  provider_sysname: 'sportsbook',
  provider_name: 'Sportsbook',
  type: 'betting',
  categories: [],
  features: [],
  volatility: 'medium',
  rtp: '0',
  rtp_most: null,
  rtp_source: null,
  max_win: null,
  lines: null,
  stake_from: null,
  stake_to: null,
  free_stakes: null,
  odds: null,
  image: `${vendorsUrl}/art/games/${sportsbookSysname}.svg`,
  colour: '#12352b',
  has_demo: true,
  is_new: false,
  priority: 1_000_000,
  released_at: new Date(Date.UTC(2026, 9, 1)).toISOString(),
});
