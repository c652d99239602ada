import { when } from 'mobx';
import type { JackpotWon } from '../../contract/jackpots.ts';
import type { AppServices } from '../../kernel/AppServices.ts';
import { parseMoney } from '../../shared/money/moneyWire.ts';
import { jackpotWonDialog } from './dialogs.ts';
import { jackpotPath } from './paths.ts';

/** In ms: the balance shows a win no later (design, section 7). */
const longestWaitMs = 10_000;

type App = Pick<AppServices, 'clock' | 'dialogs' | 'navigate' | 'play' | 'session'>;

/**
 * Tells the player of a jackpot: when the open game has shown the round's own result, or as late as its win would be
 * shown anyway. Several at once are told one after the other.
 */
export async function celebrateWin(app: App, { data }: JackpotWon): Promise<void> {
  const { clock, dialogs, play, session } = app;
  const { uid } = session;
  const isShown = when(() => !play.isPlaying || !play.isRoundOpen);
  const stopWaiting = clock.after(longestWaitMs, () => isShown.cancel());
  await isShown.catch(() => undefined);
  stopWaiting();
  if (session.uid !== uid) return;
  session.balance.roundShown(data.round_id);
  const { jackpot, tier } = data;
  const goesOn = await dialogs.queue(jackpotWonDialog, { jackpot, tier, amount: parseMoney(data.amount) });
  if (goesOn) app.navigate(jackpotPath(jackpot));
}
