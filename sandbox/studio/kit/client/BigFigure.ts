import { element } from '../../client/element.ts';
import { burst } from './burst.ts';
import './styles/bigFigure.css';

/** From this multiple of the stakes on, a win fills the stage for a moment. */
const BIG = 10;
const SHOWN_MS = 1_500;

/** The multiplier of a big win in large figures over the whole stage. The amount is said in the outcome. */
export class BigFigure {
  readonly node = element('div', { class: 'big-figure', 'aria-hidden': 'true' });

  /** Does nothing for smaller wins. Resolves when it has been shown. @param wait a wait that the player can end */
  async show(
    multiplier: string,
    times: (multiplier: string) => string,
    wait: (ms: number) => Promise<void>,
  ): Promise<void> {
    if (Number(multiplier) < BIG) return;
    this.node.replaceChildren(element('div', { class: 'big-light' }), element('bdi', {}, times(multiplier)));
    burst(this.node, 'big-spark', 44, Math.min(this.node.clientWidth, this.node.clientHeight) * 0.42);
    this.node.dataset['shown'] = '';
    await wait(SHOWN_MS);
    delete this.node.dataset['shown'];
  }
}
