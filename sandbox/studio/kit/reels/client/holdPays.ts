import { drawLines } from '../../../client/drawLines.ts';
import { element } from '../../../client/element.ts';
import type { Picture } from '../../../client/symbolSprites.ts';
import { JACKPOTS, WILD } from '../hold/HoldDefinition.ts';
import type { HoldDefinition, Jackpot } from '../hold/HoldDefinition.ts';
import { tenthsOf } from '../slotBet.ts';
import type { HoldArt, HoldDesk } from './holdTypes.ts';
import { JackpotPanel } from './JackpotPanel.ts';
import { payList } from './payList.ts';

const COUNTS = [3, 4, 5] as const;

/** How a jackpot is won. */
function conditionOf({ t }: HoldDesk, { columns, rows, hold }: HoldDefinition, jackpot: Jackpot): string {
  const coins = hold.ladder.find((rung) => rung.jackpot === jackpot)?.coins;
  if (coins === undefined) return t('holdOnCoin');
  return coins === columns * rows ? t('holdAllCoins') : t('holdLadderCoins', { count: coins });
}

export const jackpotPanel = (desk: HoldDesk, definition: HoldDefinition): JackpotPanel =>
  new JackpotPanel({
    hold: definition.hold,
    label: desk.t('holdPays'),
    nameOf: (jackpot) => desk.t(`jackpot_${jackpot}`),
    conditionOf: (jackpot) => conditionOf(desk, definition, jackpot),
    amountOf: (tenths) => {
      const stake = desk.stake();
      return stake === null ? null : desk.format(tenthsOf(stake, tenths));
    },
  });

/** What the symbols, the coins and the jackpots pay at the present stake. */
export function holdPaytable(
  desk: HoldDesk,
  definition: HoldDefinition,
  art: HoldArt,
  pictures: readonly Picture[],
): HTMLElement {
  const { t, format } = desk;
  const stake = desk.stake() ?? desk.session.defaultStake;
  const pay = (tenths: number): string => format(tenthsOf(stake, tenths));
  const rows = definition.pays.flatMap((pays, symbol) =>
    symbol === WILD && pays.every((tenths) => tenths === 0)
      ? []
      : [
          {
            picture: pictures[symbol]?.url ?? '',
            name: art.symbols[symbol]?.names[desk.locale] ?? '',
            pays: COUNTS.map((count, at) => [String(count), pay(pays[at] ?? 0)] as const),
          },
        ],
  );
  const jackpots = JACKPOTS.toReversed().map((jackpot) =>
    element(
      'div',
      { class: 'fact' },
      element('dt', {}, `${t(`jackpot_${jackpot}`)} · ${conditionOf(desk, definition, jackpot)}`),
      element('dd', {}, element('bdi', {}, pay(definition.hold.jackpots[jackpot]))),
    ),
  );
  return element(
    'div',
    {},
    payList(t('paysNote', { stake: format(stake) }), rows),
    element('h3', {}, t('holdPays')),
    element('dl', { class: 'facts' }, ...jackpots),
    ...(definition.rule.kind === 'lines' ? drawLines(definition.rule.lines, definition.rows, t) : []),
  );
}
