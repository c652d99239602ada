import { bettingEvent } from '../../../../src/contract/betting/betting.ts';
import type { WireBettingEvent } from '../../../../src/contract/betting/betting.ts';
import type { OperatorDeps } from '../../OperatorDeps.ts';
import { fetchJson } from '../../vendors/fetchJson.ts';
import { VendorError } from '../../vendors/VendorError.ts';

/** How long an answer of the sportsbook is used, in ms: prices of live events change every few seconds. */
const FRESH_MS = 2000;
const MOST = 8;

interface Known {
  readonly at: number;
  readonly events: Promise<readonly WireBettingEvent[]>;
}

/** Live and next events, asked of the sportsbook by the server, once for all players of a language. */
export class Highlights {
  private readonly known = new Map<string, Known>();

  constructor(private readonly deps: Pick<OperatorDeps, 'config' | 'fetch' | 'clock' | 'logger'>) {}

  /** None while the sportsbook does not answer. */
  async events(locale: string, count: number): Promise<WireBettingEvent[]> {
    const now = this.deps.clock.wall();
    const known = this.known.get(locale);
    const fresh = known !== undefined && now - known.at < FRESH_MS ? known : { at: now, events: this.ask(locale) };
    this.known.set(locale, fresh);
    return (await fresh.events).slice(0, count);
  }

  private async ask(locale: string): Promise<readonly WireBettingEvent[]> {
    const { config, fetch, logger } = this.deps;
    try {
      const url = `${config.vendorsUrl}/sportsbook/api/highlights?count=${MOST}&locale=${locale}`;
      const { events } = Object(await fetchJson(fetch, url)) as { readonly events?: unknown };
      return Array.isArray(events) ? events.flatMap((event: unknown) => readEvent(event)) : [];
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      logger.debug({ err: error }, 'the sportsbook does not answer');
      return [];
    }
  }
}

/** The vendor's answer is not the house's: an event that does not fit the contract is left out. */
function readEvent(event: unknown): WireBettingEvent[] {
  const { id, sport, league, home, away, startsAt, phase, clock, score, main } = fieldsOf(event);
  const at = new Date(Number(startsAt));
  const isBefore = phase === 'before';
  const scored = fieldsOf(score);
  const shown = {
    id,
    sport,
    league: fieldsOf(league)['name'],
    home: fieldsOf(home)['name'],
    away: fieldsOf(away)['name'],
    starts_at: Number.isNaN(at.getTime()) ? null : at.toISOString(),
    is_live: phase === 'live' || phase === 'break',
    clock: isBefore ? '' : clock,
    score: isBefore ? null : { home: scored['home'], away: scored['away'] },
    market: main === null ? null : readMarket(main),
  };
  return bettingEvent.isValidSync(shown, { strict: true }) ? [shown] : [];
}

function readMarket(market: unknown): object {
  const { key, isSuspended, selections } = fieldsOf(market);
  return {
    key,
    is_suspended: isSuspended,
    selections: Array.isArray(selections)
      ? selections.map((one: unknown) => ({ key: fieldsOf(one)['key'], odds: fieldsOf(one)['price'] }))
      : null,
  };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => Object(value) as Record<string, unknown>;
