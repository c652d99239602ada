/** One part of the page that would lose what the player has typed. */
export interface LeaveQuestion {
  /** Whether there is something to lose now; observable. */
  isNeeded(): boolean;
  /** Asks the player; true to leave. */
  ask(): Promise<boolean>;
  /** It goes on while other pages of the app are shown: only leaving the app loses it. */
  readonly survivesPages?: boolean;
}

export interface LeavingView {
  /** Something on this page would be lost by leaving it. */
  readonly isHeld: boolean;
  /** It would also be lost by another page of the app. */
  readonly isPageHeld: boolean;
  /** Asks before the page is left, until the returned function is called. */
  hold(question: LeaveQuestion): () => void;
  /** Asks what has to be asked; true if nothing stands in the way. */
  mayLeave(): Promise<boolean>;
  /** The same before another page of the app is shown. */
  mayLeavePage(): Promise<boolean>;
}
