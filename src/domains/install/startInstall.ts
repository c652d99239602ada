import { reaction } from 'mobx';
import type { AppServices } from '../../kernel/AppServices.ts';
import type { Stop } from '../../kernel/manifest.ts';
import { InstallCard } from './ui/InstallCard.tsx';
import { installStore } from './InstallStore.ts';

/** Offers to install the app after a meaningful action, if the shell can do it or there is a guide. */
export async function startInstall(app: AppServices): Promise<Stop> {
  const store = app.store(installStore);
  await Promise.all([app.loadMessages(['install']), store.open()]);
  const stops = [
    app.cards.add(InstallCard),
    app.news.subscribe((event) => {
      if (event.type === 'account.balance_updated' && event.data.cause.kind === 'deposit') store.noteDeposit();
    }),
    reaction(
      () => app.play.isPlaying,
      (isPlaying) => {
        if (!isPlaying) store.notePlayed();
      },
    ),
  ];
  return () => stops.forEach((stop) => stop());
}
