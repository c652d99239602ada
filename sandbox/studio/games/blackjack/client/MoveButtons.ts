import { element } from '../../../client/element.ts';
import type { BlackjackAction } from '../BlackjackTable.ts';
import { insuranceOf } from '../rules.ts';
import type { BlackjackLook } from './blackjackTexts.ts';
import type { FormatMoney } from '../../../client/money.ts';

const PLAY: readonly BlackjackAction[] = ['hit', 'stand', 'double', 'split'];
const INSURANCE: readonly BlackjackAction[] = ['insure', 'decline'];

const KEYS: Readonly<Record<string, BlackjackAction>> = {
  KeyH: 'hit',
  KeyS: 'stand',
  KeyD: 'double',
  KeyP: 'split',
  KeyI: 'insure',
  KeyN: 'decline',
};

/** The move of a key, or undefined. */
export const actionOfKey = (code: string): BlackjackAction | undefined => KEYS[code];

/** By how much a move raises the stake; 0 for those that are free. */
export function addedStake(action: BlackjackAction, stake: bigint): bigint {
  if (action === 'double' || action === 'split') return stake;
  return action === 'insure' ? insuranceOf(stake) : 0n;
}

/** The moves; those that raise the stake say by how much. Insurance has the place of the others while it is offered. */
export class MoveButtons {
  readonly node: HTMLElement;
  private readonly buttons = new Map<BlackjackAction, { node: HTMLButtonElement; adds: HTMLElement }>();
  private readonly play: HTMLElement;
  private readonly insurance: HTMLElement;

  constructor(
    private readonly t: BlackjackLook,
    private readonly format: FormatMoney,
    onPress: (action: BlackjackAction) => void,
  ) {
    this.play = this.group('bj-play', PLAY, onPress);
    this.insurance = this.group('bj-insurance', INSURANCE, onPress);
    this.node = element(
      'div',
      { class: 'bj-moves', role: 'group', 'aria-label': t('moves') },
      this.play,
      this.insurance,
    );
  }

  /** `actions`: those that can be taken now. `stake`: of the open round, or of the next one. */
  show(actions: readonly BlackjackAction[], stake: bigint | null): void {
    const { t, format } = this;
    const isInsurance = actions.includes('decline');
    this.play.classList.toggle('is-away', isInsurance);
    this.insurance.classList.toggle('is-away', !isInsurance);
    for (const [action, { node, adds }] of this.buttons) {
      node.setAttribute('aria-disabled', String(!actions.includes(action)));
      const added = stake === null ? 0n : addedStake(action, stake);
      const word = action === 'insure' ? 'insurePays' : 'adds';
      adds.textContent = added === 0n ? '' : t(word, { amount: format(added) });
    }
  }

  private group(
    name: string,
    actions: readonly BlackjackAction[],
    onPress: (action: BlackjackAction) => void,
  ): HTMLElement {
    return element('div', { class: name }, ...actions.map((action) => this.button(action, onPress)));
  }

  private button(action: BlackjackAction, onPress: (action: BlackjackAction) => void): HTMLButtonElement {
    const adds = element('bdi', { class: 'bj-adds' });
    const node = element(
      'button',
      { type: 'button', class: 'choice-key bj-move', 'data-action': action, onclick: () => onPress(action) },
      element('span', {}, this.t(action)),
      adds,
    );
    // A key that is held down must not move again.
    node.addEventListener('keydown', (event) => {
      if (event.repeat) event.preventDefault();
    });
    this.buttons.set(action, { node, adds });
    return node;
  }
}
