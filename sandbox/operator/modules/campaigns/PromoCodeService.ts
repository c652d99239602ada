import type { Database, Sql } from '../../../database/database.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import type { Throttle } from '../../sessions/Throttle.ts';
import type { ThrottleLimits } from '../../sessions/throttleLimits.ts';
import { insertCode, isUsableCode, useCode } from './promoCodeRepository.ts';
import { seedCodes } from './seedCodes.ts';

/** The stored spelling of what a player typed. */
const spelling = (typed: string): string => typed.trim().toUpperCase();

/** Promo codes for registration. Redeeming their bonus is not built yet: a code is checked, counted and stored. */
export class PromoCodeService {
  constructor(
    private readonly database: Database,
    private readonly clock: SandboxClock,
    private readonly throttle: Throttle,
    private readonly limits: Pick<ThrottleLimits, 'promoCodesPerAddress'>,
  ) {}

  /**
   * Whether a registration can use the code now. Wrong codes count against the address, so that codes cannot be guessed
   * (trust); throws 429 when it has tried too many.
   */
  async check(typed: string, addressHash: string): Promise<boolean> {
    const hits = await this.throttle.hit([{ key: `promo:${addressHash}`, most: this.limits.promoCodesPerAddress }]);
    const isUsable = await isUsableCode(this.database, spelling(typed), this.clock.now());
    if (isUsable) await this.throttle.forgive(hits);
    return isUsable;
  }

  /** Counts one use within the caller's transaction. Returns the code; null if it cannot be used (any more). */
  async use(tx: Sql, typed: string): Promise<string | null> {
    const code = spelling(typed);
    return (await useCode(tx, code, this.clock.now())) ? code : null;
  }

  async seed(now: Date): Promise<void> {
    for (const code of seedCodes(now)) await insertCode(this.database, code);
  }
}
