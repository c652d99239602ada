import type { RouteModule } from '../../../kernel/pageModules.ts';
import { gameStore } from '../GameStore.ts';
import { slotErrorOf } from '../launchRefusal.ts';
import { SlotErrorPage } from './SlotErrorPage.tsx';

const route: RouteModule = {
  Page: SlotErrorPage,
  head({ t }, match) {
    const reason = slotErrorOf(match.search.get('reason'));
    return {
      title: t('games:game.title', { title: t(`games:slotError.${reason}.title`) }),
      description: t(`games:slotError.${reason}.text`),
      robots: 'noindex, follow',
    };
  },
  /** Without other games the page still says what it has to. */
  async loadData(app, match) {
    await app
      .store(gameStore)
      .load((match.search.get('game') ?? '').slice(0, 100))
      .catch(() => undefined);
  },
};

export default route;
