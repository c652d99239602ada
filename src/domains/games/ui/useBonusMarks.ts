import type { GameLight, LightTone } from '../../../shared/bonus/gameLight.ts';
import type { PercentMarks } from '../../../shared/text/percentText.ts';
import { useIsLive } from '../../../ui/basics/useIsLive.ts';
import { useStore } from '../../../kernel/AppContext.tsx';
import type { AppServices } from '../../../kernel/AppServices.ts';
import { fundingState } from '../../bonuses/face/FundingState.ts';
import { freeSpinsState } from '../../bonuses/face/FreeSpinsState.ts';
import type { Game } from '../parseGames.ts';

export interface BonusMark {
  readonly bonusTone?: LightTone;
  readonly bonusPercent?: number;
  /** How many rounds of it the house pays (3-59). */
  readonly freeSpins?: number;
}

const noMark: BonusMark = {};

/**
 * The marks of tiles while a casino bonus is active, and their free spins. For observers: a list observes once, not each
 * of its tiles. None until the list has hydrated, which may be after they are known: the server's markup has none.
 */
export function useBonusMarks(): (game: Game) => BonusMark {
  const state = useStore(fundingState);
  const free = useStore(freeSpinsState);
  const isLive = useIsLive();
  if (!isLive || (state.paying === null && !free.packs?.length)) return () => noMark;
  return (game) => {
    const light = state.lightOf(game);
    const freeSpins = free.leftIn(game.sysname);
    return {
      ...(light === null ? {} : { bonusTone: light.tone, bonusPercent: light.percent }),
      ...(freeSpins === 0 ? {} : { freeSpins }),
    };
  };
}

/** A share in percent. Without the space before the sign: a phone's tile has no room for it. */
const shareText = ({ before, after }: PercentMarks, percent: number): string =>
  `${before}${percent}${after}`.replace(/\s/g, '');

export function markText({ t, locale }: Pick<AppServices, 't' | 'locale'>, tone: LightTone, percent: number): string {
  return tone === 'barred'
    ? t('games:bonus.barred')
    : t('games:bonus.mark', { percent: shareText(locale.percent, percent) });
}

/** The same in a sentence. */
export function lightText({ t, locale }: Pick<AppServices, 't' | 'locale'>, { tone, percent }: GameLight): string {
  return t(`games:bonus.light.${tone}`, { percent: shareText(locale.percent, percent) });
}
