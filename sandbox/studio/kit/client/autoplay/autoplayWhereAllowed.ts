import type { Locale } from '../../../client/launchParams.ts';
import type { FormatMoney } from '../../../client/money.ts';
import type { Translate } from '../../../client/translate.ts';
import { chosenBet, chosenStake } from '../chosenBet.ts';
import type { DeskView } from '../DeskView.ts';
import type { Table } from '../GameClient.ts';
import type { PlaySession } from '../protocol.ts';
import type { RoundController } from '../RoundController.ts';
import type { StakeField } from '../StakeField.ts';
import type { Autoplay } from './createAutoplay.ts';

export interface AutoplaySource<Bet, Move, View> {
  readonly session: Pick<PlaySession<unknown, unknown, unknown>, 'policy' | 'decimals'>;
  readonly locale: Locale;
  readonly format: FormatMoney;
  readonly table: Table<Bet, Move, View>;
  readonly field: StakeField;
  readonly controller: RoundController<Bet, Move, View>;
  readonly view: DeskView;
  readonly begin: () => boolean;
  readonly refresh: () => void;
}

/** Autoplay for a game that can have it, where the market allows it; null otherwise. Its code is loaded only then. */
export async function autoplayWhereAllowed<Bet, Move, View>(
  canAutoplay: boolean | undefined,
  common: Translate,
  { session, locale, format, table, field, controller, view, begin, refresh }: AutoplaySource<Bet, Move, View>,
): Promise<Autoplay | null> {
  if (canAutoplay !== true || !session.policy.autoplay) return null;
  const { createAutoplay } = await import('./createAutoplay.ts');
  return createAutoplay({
    common,
    locale,
    format,
    decimals: session.decimals,
    choose: () => chosenBet(table, field)?.stake ?? null,
    stake: () => {
      table.rebet?.();
      return chosenStake(table, field);
    },
    balance: () => controller.available,
    hasFeatures: table.hasFeature !== undefined,
    begin,
    refresh,
    notice: (text) => view.notice.show(text),
  });
}
