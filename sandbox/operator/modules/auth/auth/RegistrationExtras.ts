import type { FieldError } from '../../../../../src/contract/base/errors.ts';
import type { Sql } from '../../../../database/database.ts';
import { invalidField, invalidParameters } from '../../../OperatorError.ts';
import type { Call } from '../../../edge/handlers.ts';
import type { PromoCodesFace } from '../../offers/campaigns/module.ts';
import type { LoyaltyFace } from '../../loyalty/loyalty/module.ts';

interface Fields {
  readonly promo_code: string;
  readonly character_id: string;
}

/** The parts of a registration that other modules know about: the promo code (7-36) and the character (7-80). */
export class RegistrationExtras {
  constructor(
    private readonly campaigns: PromoCodesFace,
    private readonly loyalty: LoyaltyFace,
  ) {}

  /** Refuses an unknown code or character at its field. Wrong codes are throttled like those that are checked. */
  async demandKnown({ input, addressHash }: Pick<Call<Fields>, 'input' | 'addressHash'>): Promise<void> {
    const faults: Record<string, FieldError[]> = {};
    const { promo_code: code, character_id: character } = input;
    if (code.trim() !== '' && !(await this.campaigns.check(code, addressHash)))
      faults['promo_code'] = [{ code: 'promoNotFound' }];
    if (character !== '' && !this.loyalty.hasCharacter(character))
      faults['character_id'] = [{ code: 'characterNotFound' }];
    if (Object.keys(faults).length > 0) throw invalidParameters(faults);
  }

  /**
   * Counts the use of the code in the player's own transaction, since another registration may have taken the last one.
   * Returns the code as it is stored; empty for none.
   */
  async use(tx: Sql, { promo_code: typed }: Pick<Fields, 'promo_code'>): Promise<string> {
    if (typed.trim() === '') return '';
    const code = await this.campaigns.use(tx, typed);
    if (code === null) throw invalidField('promo_code', 'promoNotFound');
    return code;
  }

  /** Activates the code for the player who was registered with it, in the same transaction. */
  async redeem(tx: Sql, uid: bigint, code: string): Promise<void> {
    if (code !== '' && !(await this.campaigns.redeem(tx, uid, code))) throw invalidField('promo_code', 'promoNotFound');
  }
}
