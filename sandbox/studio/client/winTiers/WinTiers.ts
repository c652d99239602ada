import type { Locale } from '../launchParams.ts';
import type { MessageKey, Translate } from '../translate.ts';
import { winTier, type WinTier } from '../winTier.ts';
import type { TierShow, TierShowOptions, TierWin } from './TierShow.ts';
import type { TierWords } from './TierWords.ts';

export interface WinTiersOptions extends Omit<TierShowOptions, 'words'> {
  readonly locale: Locale;
  readonly t: Translate;
  /** Says something to screen readers. */
  readonly say: (text: string) => void;
}

const words: Readonly<Record<Locale, () => Promise<{ readonly words: TierWords }>>> = {
  en: () => import('./words/en.ts'),
  ru: () => import('./words/ru.ts'),
  es: () => import('./words/es.ts'),
  ar: () => import('./words/ar.ts'),
};

const TITLES: Readonly<Record<WinTier, MessageKey>> = { big: 'winBig', huge: 'winHuge', grand: 'winGrand' };

/** The celebrations of a game's large wins; their code and art are loaded when the first such win comes. */
export class WinTiers {
  private readonly options: WinTiersOptions;
  private loaded: Promise<TierShow | null> | null = null;

  constructor(options: WinTiersOptions) {
    this.options = options;
  }

  /** Begins to load, if the win has a tier: called as soon as it is known, before it is shown. */
  prepare(win: bigint, stake: bigint): void {
    if (winTier(win, stake) !== null) void this.load();
  }

  /** Celebrates the win; false if it has no tier or the celebration could not be loaded: it is then shown as others. */
  async play(win: TierWin): Promise<boolean> {
    const tier = winTier(win.win, win.stake);
    const show = tier === null ? null : await this.load();
    if (tier === null || show === null) return false;
    const { t, say, format } = this.options;
    say(`${t(TITLES[tier])}: ${format(win.win, win.win)}`);
    await show.play(win);
    return true;
  }

  private load(): Promise<TierShow | null> {
    const { locale, ...options } = this.options;
    this.loaded ??= Promise.all([import('./TierShow.ts'), words[locale]()])
      .then(([{ TierShow: Show }, language]) => new Show({ ...options, words: language.words }))
      .catch(() => {
        // The win itself is shown in any case; the next one tries to load again.
        this.loaded = null;
        return null;
      });
    return this.loaded;
  }
}
