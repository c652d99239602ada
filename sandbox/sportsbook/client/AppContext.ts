import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { Consent } from '../rules/betTypes.ts';
import type { OddsFormat } from '../rules/oddsText.ts';
import type { MarketWords } from '../words/en.ts';
import type { BetsStore } from './BetsStore.ts';
import type { Launch } from './host/launch.ts';
import type { FrameMessage } from './host/hostMessages.ts';
import type { Board } from './live/Board.ts';
import type { Emitter } from './live/Emitter.ts';
import type { InView } from './live/InView.ts';
import type { LiveSocket } from './live/LiveSocket.ts';
import type { Translate } from './messages/translate.ts';
import type { Router } from './Router.ts';
import type { SessionStore } from './SessionStore.ts';
import type { Placing } from './slip/Placing.ts';
import type { SlipStore } from './slip/SlipStore.ts';

export interface Preferences {
  readonly changes: Emitter;
  odds: OddsFormat;
  consent: Consent;
}

/** Everything that the page's parts share. */
export interface SportsbookApp {
  readonly launch: Launch;
  readonly board: Board;
  readonly inView: InView;
  readonly socket: LiveSocket;
  readonly slip: SlipStore;
  readonly placing: Placing;
  readonly session: SessionStore;
  readonly bets: BetsStore;
  readonly router: Router;
  readonly preferences: Preferences;
  readonly words: MarketWords;
  readonly t: Translate;
  readonly tell: (message: FrameMessage) => void;
  /** Changes a preference, here and at the casino. */
  readonly prefer: (odds: OddsFormat, consent: Consent) => void;
}

const Context = createContext<SportsbookApp | null>(null);
export const AppProvider = Context.Provider;

export function useApp(): SportsbookApp {
  const app = use(Context);
  if (app === null) throw new Error('Outside of the sportsbook');
  return app;
}

/** Reads a value and renders again when the emitter tells of the key; the value must be the same while nothing changes. */
export function useChanging<T>(emitter: Emitter, key: string, read: () => T): T {
  const subscribe = useCallback((listener: () => void) => emitter.on(key, listener), [emitter, key]);
  return useSyncExternalStore(subscribe, read);
}
