import { consentChoices } from '../../../../src/contract/analytics/consentChoices.ts';
import type { ConsentChoice } from '../../../../src/contract/analytics/consentChoices.ts';
import { readTrackingValues } from '../../../../src/shared/analytics/trackingValues.ts';
import type { OperatorCore } from '../../module.ts';
import type { Player } from '../../players/player.ts';
import { readParams } from './readParams.ts';

/** Regulators of privacy call 13 months the longest that such data is of use. */
const KEPT_MS = 395 * 24 * 60 * 60_000;
/** Events of one player, or of one address of guests, within the throttle's window of 15 minutes. */
const MOST_EVENTS = 600;
const MOST_ID = 200;
const MOST_REFERER = 500;

/** A beacon: the query of `/hit`. */
type Query = Readonly<Record<string, unknown>>;

interface Event {
  readonly event_name: string;
  readonly event_params: string;
  readonly consent: ConsentChoice;
}

interface From {
  readonly player: Player | null;
  readonly addressHash: string;
}

/** 7-105, 7-113: what the site's own analytics store, and only as far as the visitor lets them. */
export class EventsService {
  constructor(private readonly core: Pick<OperatorCore, 'config' | 'database' | 'clock' | 'throttle' | 'policy'>) {}

  async handle({ event_name: name, event_params: text, consent }: Event, from: From): Promise<void> {
    const { config, database, clock, throttle } = this.core;
    const params = readParams(text);
    const { player, addressHash } = from;
    if (!config.hasAnalytics || !(await this.mayMeasure(consent, player))) return;
    await throttle.hit([{ key: `events:${player?.uid ?? addressHash}`, most: MOST_EVENTS }]);
    await database.query(
      'insert into operator.analytics_events (uid, name, params, consent, at) values ($1, $2, $3, $4, $5)',
      [player?.uid ?? null, name, JSON.stringify(params), consent, clock.now()],
    );
  }

  /** A repeated choice adds nothing. */
  async saveConsent(choice: ConsentChoice, player: Player | null): Promise<void> {
    if (player === null || (await this.lastChoice(player)) === choice) return;
    const { database, clock } = this.core;
    await database.query('insert into operator.analytics_consents (uid, choice, at) values ($1, $2, $3)', [
      player.uid,
      choice,
      clock.now(),
    ]);
  }

  /**
   * Stores a beacon; whatever is not one is dropped. The beacon of the fraud check belongs to the safety of payments and
   * needs no consent, but holds nothing of where the visitor has come from then.
   */
  async hit(query: Query): Promise<void> {
    const { config, database, clock } = this.core;
    const consent = consentChoices.find((one) => one === query['consent']) ?? 'none';
    const fraudSession = textOf(query['fraud_session'], MOST_ID);
    const isMeasured = this.isEnough(consent);
    if (!config.hasAnalytics || (!isMeasured && fraudSession === '')) return;
    // What advertisements have added to the address is theirs alone who have agreed to that.
    const values = consent === 'all' ? readTrackingValues(query) : {};
    await database.query(
      `insert into operator.analytics_hits (track_id, referer, "values", fraud_session, consent, at)
       values ($1, $2, $3, $4, $5, $6)`,
      [
        isMeasured ? textOf(query['track_id'], MOST_ID) : '',
        isMeasured ? textOf(query['referer'], MOST_REFERER) : '',
        JSON.stringify(values),
        fraudSession,
        consent,
        clock.now(),
      ],
    );
  }

  async forgetOld(): Promise<void> {
    const { database, clock } = this.core;
    for (const table of ['analytics_events', 'analytics_hits'])
      await database.query(`delete from operator.${table} where at < $1`, [clock.in(-KEPT_MS)]);
  }

  private isEnough(consent: ConsentChoice): boolean {
    return !this.core.policy.consent_required || consent !== 'none';
  }

  private async mayMeasure(consent: ConsentChoice, player: Player | null): Promise<boolean> {
    if (!this.isEnough(consent)) return false;
    return player === null || !this.core.policy.consent_required || (await this.lastChoice(player)) !== 'none';
  }

  private async lastChoice({ uid }: Player): Promise<string | null> {
    const [row] = await this.core.database.query<{ choice: string }>(
      'select choice from operator.analytics_consents where uid = $1 order by id desc limit 1',
      [uid],
    );
    return row?.choice ?? null;
  }
}

const textOf = (value: unknown, most: number): string => (typeof value === 'string' ? value.slice(0, most) : '');
