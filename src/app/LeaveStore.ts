import { makeAutoObservable, observableRef } from 'mobx';
import type { LeaveQuestion, LeavingView } from '../kernel/leaving.ts';

/** Parts of the page that would lose something by a change of the page, and whether the player goes all the same. */
export class LeaveStore implements LeavingView {
  private questions: readonly LeaveQuestion[] = [];
  /** Of two attempts to leave at once, the second waits for the answer of the first. */
  #asking: Promise<boolean> | null = null;

  constructor() {
    makeAutoObservable<LeaveStore, 'questions'>(this, { questions: observableRef });
  }

  get isHeld(): boolean {
    return this.questions.some((question) => question.isNeeded());
  }

  get isPageHeld(): boolean {
    return this.questions.some((question) => question.survivesPages !== true && question.isNeeded());
  }

  hold(question: LeaveQuestion): () => void {
    this.questions = [...this.questions, question];
    return () => this.drop(question);
  }

  mayLeave(): Promise<boolean> {
    return this.ask(this.questions);
  }

  mayLeavePage(): Promise<boolean> {
    return this.ask(this.questions.filter(({ survivesPages }) => survivesPages !== true));
  }

  private ask(questions: readonly LeaveQuestion[]): Promise<boolean> {
    this.#asking ??= this.askAll(questions).finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  private async askAll(questions: readonly LeaveQuestion[]): Promise<boolean> {
    for (const question of questions) {
      if (question.isNeeded() && !(await question.ask())) return false;
      // Answered for good: what follows this answer, such as a page load, does not ask again.
      if (question.isNeeded()) this.drop(question);
    }
    return true;
  }

  private drop(question: LeaveQuestion): void {
    this.questions = this.questions.filter((one) => one !== question);
  }
}
