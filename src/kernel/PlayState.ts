import { makeAutoObservable } from 'mobx';

/** What every page may know about the game that is open: whether money is being played, and whether a round runs. */
export class PlayState {
  /** A game is open for real money. */
  isPlaying = false;
  isRoundOpen = false;
  /** The open game must start no round: a question waits for an answer. */
  isPaused = false;
  /** The number of rounds that were refused because a reality check is due. */
  refusedForReality = 0;

  constructor() {
    makeAutoObservable(this);
  }

  setPlaying(isPlaying: boolean): void {
    this.isPlaying = isPlaying;
  }

  setRoundOpen(isOpen: boolean): void {
    this.isRoundOpen = isOpen;
  }

  setPaused(isPaused: boolean): void {
    this.isPaused = isPaused;
  }

  noteRefusal(): void {
    this.refusedForReality += 1;
  }
}
