import type { WireQuest } from '../../contract/quests/quest.ts';
import type { WireReward } from '../../contract/loyalty/reward.ts';
import { progressPercentage } from '../../shared/account/progressPercentage.ts';
import { isoToMs } from '../../shared/dates/isoTime.ts';
import { moneyInText } from '../../shared/money/moneyInText.ts';
import { parseMoney } from '../../shared/money/moneyWire.ts';
import { colourOf } from '../../shared/pictures/colourOf.ts';
import { groupedDigits } from '../../shared/text/groupedDigits.ts';
import type { LocaleView } from '../../kernel/stores.ts';
import { depositPath } from '../cashier/paths.ts';
import { contactsPath } from '../contacts/paths.ts';
import { hallPath } from '../games/face/hallFilter.ts';
import { gamePath } from '../games/paths.ts';
import { settingsPath } from '../profile/paths.ts';
import { tournamentsPath } from '../tournaments/paths.ts';

/** A quest of loyalty or of a fortune wheel. Times in epoch ms. */
export interface QuestView {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly image: string;
  readonly colour: string;
  readonly rewards: readonly WireReward[];
  readonly status: WireQuest['status'];
  readonly repeat: WireQuest['repeat'];
  readonly endsAt: number | null;
  /** 3-64: whole percent. */
  readonly percent: number;
  readonly unit: WireQuest['progress']['unit'];
  /** What has been done and what has to be, as they are read. */
  readonly done: string;
  readonly goal: string;
  /** Where it is done, without the locale. */
  readonly place: { readonly name: WireQuest['hint']['place']; readonly path: string };
}

export function writeQuest(wire: WireQuest, locale: Pick<LocaleView, 'code' | 'dir'>): QuestView {
  const { description, progress, hint } = wire;
  const { minValue, maxValue, expCount, currency } = progress;
  const write = (value: string): string =>
    currency === '' ? groupedDigits(value) : moneyInText(parseMoney({ amount: value, currency }), locale, 'player');
  const figures = { minValue: Number(minValue), maxValue: Number(maxValue), expCount: Number(expCount) };
  return {
    id: wire.id,
    title: description.title,
    text: description.text,
    image: description.image,
    colour: colourOf(description.colour),
    rewards: wire.rewards,
    status: wire.status,
    repeat: wire.repeat,
    endsAt: wire.ends_at ? isoToMs(wire.ends_at) : null,
    // Not 100 before it is done.
    percent: wire.status === 'done' ? 100 : Math.min(99, Math.floor(progressPercentage(figures))),
    unit: progress.unit,
    done: write(expCount),
    goal: write(maxValue),
    place: { name: hint.place, path: pathOf(hint) },
  };
}

function pathOf({ place, item }: WireQuest['hint']): string {
  switch (place) {
    case 'deposit':
      return depositPath();
    case 'game':
      return gamePath(item);
    case 'games':
      return hallPath({ types: item === '' ? [] : [item] });
    case 'tournaments':
      return tournamentsPath;
    case 'profile':
      return settingsPath;
    case 'contacts':
      return contactsPath;
  }
}
