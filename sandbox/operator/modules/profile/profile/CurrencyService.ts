import type { OutputOf } from '../../../../../src/contract/index.ts';
import type { profile } from '../../../../../src/contract/profile/profile.ts';
import { invalidField } from '../../../OperatorError.ts';
import { currenciesOf, homeCountry } from '../../../market/countries.ts';
import { rateBetween, ratesFixedAt } from '../../../market/currencyRates.ts';
import type { Player } from '../../../players/player.ts';
import type { OperatorCore } from '../../../module.ts';
import { lockPlayer } from '../../../players/findPlayer.ts';
import type { CurrencyChange } from './CurrencyChange.ts';

/** The player's currency: the rates (7-12), and changing it (7-22). */
export class CurrencyService {
  constructor(
    private readonly core: Pick<OperatorCore, 'database'>,
    private readonly changes: Pick<CurrencyChange, 'make'>,
  ) {}

  async rates(player: Player): Promise<OutputOf<typeof profile.getcurrencyrates>> {
    const items = availableTo(player).flatMap((currency) => {
      const rate = rateBetween(player.currency, currency);
      return rate === null ? [] : [{ currency, rate }];
    });
    return { base: player.currency, at: ratesFixedAt.toISOString(), items };
  }

  async change(player: Player, currency: string): Promise<1> {
    if (!availableTo(player).includes(currency)) throw invalidField('currency', 'wrongField');
    await this.core.database.transaction(async (tx) => {
      const present = await lockPlayer(tx, player.uid);
      if (present !== null) await this.changes.make(tx, present, currency);
    });
    return 1;
  }
}

/** The currencies of the player's country; the present one is among them. */
function availableTo({ country_code, currency }: Player): readonly string[] {
  const own = currenciesOf(country_code || homeCountry);
  return own.includes(currency) ? own : [currency, ...own];
}
