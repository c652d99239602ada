import { element } from '../../../client/element.ts';
import type { Words } from '../../../kit/client/createWords.ts';
import { RISKS, ROWS } from '../rules.ts';
import type { PlinkoBet } from '../rules.ts';
import type { PlinkoWord } from '../words/en.ts';

/** The choice of rows and risk. */
export class PlinkoChoices {
  readonly node: HTMLElement;
  bet: PlinkoBet = { rows: 12, risk: 'medium' };
  private isLocked = false;
  private readonly keys: readonly (readonly [HTMLButtonElement, Partial<PlinkoBet>])[];

  constructor(
    t: Words<PlinkoWord>,
    private readonly onChange: () => void,
  ) {
    const key = (text: string, part: Partial<PlinkoBet>): readonly [HTMLButtonElement, Partial<PlinkoBet>] => [
      element('button', { type: 'button', class: 'choice-key', onclick: () => this.choose(part) }, text),
      part,
    ];
    const rows = ROWS.map((count) => key(String(count), { rows: count }));
    const risks = RISKS.map((risk) => key(t(risk), { risk }));
    this.keys = [...rows, ...risks];
    const group = (word: PlinkoWord, keys: typeof rows): HTMLElement =>
      element(
        'div',
        { class: 'choice-group', role: 'group', 'aria-label': t(word) },
        element('span', { class: 'label', 'aria-hidden': 'true' }, t(word)),
        element('div', { class: 'choices' }, ...keys.map(([button]) => button)),
      );
    this.node = element('div', { class: 'plinko-choices' }, group('rows', rows), group('risk', risks));
    this.show(this.bet);
  }

  show(bet: PlinkoBet): void {
    this.bet = bet;
    for (const [button, { rows = bet.rows, risk = bet.risk }] of this.keys)
      button.setAttribute('aria-pressed', String(rows === bet.rows && risk === bet.risk));
  }

  set locked(isLocked: boolean) {
    this.isLocked = isLocked;
    for (const [button] of this.keys) button.setAttribute('aria-disabled', String(isLocked));
  }

  private choose(part: Partial<PlinkoBet>): void {
    if (this.isLocked) return;
    this.show({ ...this.bet, ...part });
    this.onChange();
  }
}
