import { BuyPanel } from './BuyPanel.ts';
import type { GameActions } from './GameActions.ts';
import { Extras } from './Extras.ts';
import type { Session } from './protocol.ts';
import type { Wording } from './roundText.ts';
import type { StakeControl } from './StakeControl.ts';
import type { Tempo } from './Tempo.ts';

export interface ExtrasSource {
  readonly session: Session;
  readonly locale: string;
  readonly wording: Wording;
  /** URL of the scatter's picture. */
  readonly picture: string;
  readonly stake: StakeControl;
  readonly tempo: Tempo;
  readonly actions: Pick<GameActions, 'autoplay' | 'buy'>;
}

/** The controls that the market of the session allows, with their panels. */
export function createExtras({ session, locale, wording, picture, stake, tempo, actions }: ExtrasSource): Extras {
  const { game, offer, policy, stakes } = session;
  const highestStake = stakes.at(-1) ?? 0n;
  const buy =
    offer === null ? null : new BuyPanel({ game, offer, wording, locale, picture, highestStake, onBuy: actions.buy });
  return new Extras({
    t: wording.t,
    policy,
    canBuy: buy !== null,
    onAutoplay: actions.autoplay,
    onTurbo: (isOn) => {
      tempo.isTurbo = isOn;
    },
    onBuy: () => buy?.open(stake.stake),
  });
}
