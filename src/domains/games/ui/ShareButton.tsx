import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { copyAddress } from '../../../ui/basics/copyText.ts';
import { IconButton } from '../../../ui/basics/IconButton.tsx';
import { shareIcon } from '../../../ui/basics/icons.ts';
import { lazyPart } from '../../../ui/basics/lazyPart.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { knownGame } from '../knownGame.ts';
import { gamePath } from '../paths.ts';
import { playStore } from '../PlayStore.ts';
import { shareGame } from '../shareGame.ts';
import type { SharedWin } from '../shareGame.ts';

/** Fetched once there is something to choose. */
const LazyMenu = lazyPart(
  async () => (await import('../../../ui/widgets/Menu.tsx')).Menu,
  () => null,
);

/**
 * Shares the game by the best means of the shell: a message of the bot, the share sheet, a copied link. After a win the
 * player chooses between the game and the win.
 */
export const ShareButton = observer(function ShareButton({ sysname }: { readonly sysname: string }) {
  const app = useApp();
  const { t, href, notices, locale } = app;
  const { bestWin } = useStore(playStore);
  const [isBusy, setIsBusy] = useState(false);
  const [hasMenu, setHasMenu] = useState(false);
  const hasWin = bestWin !== null;
  useEffect(() => {
    // Without the menu's code the button goes on sharing the game.
    if (hasWin)
      LazyMenu.fetch().then(
        () => setHasMenu(true),
        () => undefined,
      );
  }, [hasWin]);
  const game = knownGame(app, sysname)?.title ?? t('games:game.unknown');
  const multiple =
    bestWin === null ? '' : new Intl.NumberFormat(locale.code, { numberingSystem: 'latn' }).format(bestWin.multiple);
  const share = async (win: SharedWin | null) => {
    if (isBusy) return;
    setIsBusy(true);
    const title = win === null ? game : t('games:game.sharedWin', { title: game, multiple });
    const outcome = await shareGame(app, { sysname, title, win }, href(gamePath(sysname)), copyAddress);
    setIsBusy(false);
    if (outcome === 'copied') notices.show(t('games:game.linkCopied'), 'success');
    if (outcome === 'failed') notices.show(t('games:game.shareFailed'), 'error');
  };
  if (bestWin === null || !hasMenu)
    return <IconButton icon={shareIcon} label={t('games:game.share')} onClick={() => void share(null)} />;
  return (
    <LazyMenu
      trigger={<IconButton icon={shareIcon} label={t('games:game.shareChoice')} />}
      groups={[
        [
          { id: 'win', label: t('games:game.shareWin', { multiple }), onSelect: () => void share(bestWin) },
          { id: 'game', label: t('games:game.share'), onSelect: () => void share(null) },
        ],
      ]}
    />
  );
});
