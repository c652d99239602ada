import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { copyAddress } from '../../../ui/basics/copyText.ts';
import { IconButton } from '../../../ui/basics/IconButton.tsx';
import { shareIcon } from '../../../ui/basics/icons.ts';
import { useApp } from '../../../kernel/AppContext.tsx';
import { knownGame } from '../knownGame.ts';
import { gamePath } from '../paths.ts';
import { shareGame } from '../shareGame.ts';

/** Shares the game by the best means of the shell: a message of the bot, the share sheet, a copied link. */
export const ShareButton = observer(function ShareButton({ sysname }: { readonly sysname: string }) {
  const app = useApp();
  const { t, href, notices } = app;
  const [isBusy, setIsBusy] = useState(false);
  const title = knownGame(app, sysname)?.title ?? t('games:game.unknown');
  const share = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const outcome = await shareGame(app, { sysname, title }, href(gamePath(sysname)), copyAddress);
    setIsBusy(false);
    if (outcome === 'copied') notices.show(t('games:game.linkCopied'), 'success');
    if (outcome === 'failed') notices.show(t('games:game.shareFailed'), 'error');
  };
  return <IconButton icon={shareIcon} label={t('games:game.share')} onClick={() => void share()} />;
});
