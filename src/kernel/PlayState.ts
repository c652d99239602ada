import { makeAutoObservable } from 'mobx';

/** What every page may know about money at stake: in the open game, and in a payment on its way to the operator. */
export class PlayState {
  /** A game is open for real money. */
  isPlaying = false;
  /** A game is open as a demo. */
  isDemoOpen = false;
  isRoundOpen = false;
  /** The open game must start no round: a question waits for an answer. */
  isPaused = false;
  /** The number of rounds that were refused because a reality check is due. */
  refusedForReality = 0;
  /** The number of real rounds that were shown with a win. */
  wins = 0;
  /** How often another part of the app has asked to end the open game. */
  endings = 0;
  private payments = 0;

  constructor() {
    makeAutoObservable(this);
  }

  /** A game is open, whatever it is played for: nothing covers it, and the page is not replaced under it. */
  get isGameOpen(): boolean {
    return this.isPlaying || this.isDemoOpen;
  }

  /** Closing the app now could hide from the player what becomes of their money. */
  get isMoneyMoving(): boolean {
    return (this.isPlaying && this.isRoundOpen) || this.payments > 0;
  }

  /** A payment is being sent, until the returned function is called. */
  beginPayment(): () => void {
    this.payments += 1;
    return () => this.endPayment();
  }

  noteWin(): void {
    this.wins += 1;
  }

  private endPayment(): void {
    this.payments -= 1;
  }

  setPlaying(isPlaying: boolean): void {
    this.isPlaying = isPlaying;
  }

  setDemo(isOpen: boolean): void {
    this.isDemoOpen = isOpen;
  }

  setRoundOpen(isOpen: boolean): void {
    this.isRoundOpen = isOpen;
  }

  setPaused(isPaused: boolean): void {
    this.isPaused = isPaused;
  }

  /** The player wants to end the open game, as a question has offered. */
  askToEnd(): void {
    this.endings += 1;
  }

  noteRefusal(): void {
    this.refusedForReality += 1;
  }
}
