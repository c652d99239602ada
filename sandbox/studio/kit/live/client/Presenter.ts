import { element } from '../../../client/element.ts';
import { drawPresenter } from './presenterArt.ts';
import './presenter.css';

/**
 * `waiting`: the hands lie on the table; `inviting`: bets are taken; `closing`: no more bets, shown once; `watching`: the
 * game runs; `telling`: the result is there.
 */
export type PresenterPose = 'waiting' | 'inviting' | 'closing' | 'watching' | 'telling';

export interface PresenterOptions {
  /** What the presenter is, in the player's language: nobody must take the drawing for a person. */
  readonly label: string;
  /** The clothes: black with red, or bright. */
  readonly outfit: 'noir' | 'gala';
}

/** An animated presenter with a line of text. Moves by style sheet alone; calm where little motion is wished. */
export class Presenter {
  readonly node: HTMLElement;
  private readonly line = element('p', { class: 'pr-line' });
  private isOdd = false;

  constructor({ label, outfit }: PresenterOptions) {
    this.node = element(
      'figure',
      { class: 'pr', 'data-pose': 'waiting', 'data-outfit': outfit },
      drawPresenter(),
      element('figcaption', { class: 'pr-caption' }, this.line, element('span', { class: 'pr-label' }, label)),
    );
  }

  /** Takes a pose and says a line, which is also shown as text; an empty line says nothing. */
  show(pose: PresenterPose, line: string): void {
    this.node.dataset['pose'] = pose;
    if (line === this.line.textContent) return;
    this.line.textContent = line;
    // Either of two equal animations of the lips, so that a new line starts it again.
    this.isOdd = !this.isOdd;
    if (line === '') delete this.node.dataset['speaks'];
    else this.node.dataset['speaks'] = this.isOdd ? 'odd' : 'even';
  }
}
