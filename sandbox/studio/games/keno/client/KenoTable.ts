import { element } from '../../../client/element.ts';
import { BigFigure } from '../../../kit/client/BigFigure.ts';
import { burst } from '../../../kit/client/burst.ts';
import type { Desk, Table } from '../../../kit/client/GameClient.ts';
import { oddsTable } from '../../../kit/client/oddsTable.ts';
import { percent } from '../../../kit/client/percent.ts';
import type { PlayRound } from '../../../kit/client/protocol.ts';
import type { RoundPhase } from '../../../kit/client/RoundController.ts';
import { shortTimes } from '../../../kit/client/shortTimes.ts';
import { hitChance, kenoMultiplier, MOST_PICKS } from '../rules.ts';
import type { KenoBet, KenoView } from '../rules.ts';
import type { KenoWord } from '../words/en.ts';
import { chanceAboveStake, paysOf, pickAny, stepMs, toggled } from './card.ts';
import { DrawTray } from './DrawTray.ts';
import { kenoPicture } from './kenoPicture.ts';
import { kenoText } from './kenoText.ts';
import { LanternCard } from './LanternCard.ts';
import { PayStrip } from './PayStrip.ts';

type Round = PlayRound<KenoBet, never, KenoView>;

const REST_MS = 220;

/** Keno: forty lanterns, ten of which are drawn; the chosen ones among them pay. */
export class KenoTable implements Table<KenoBet, never, KenoView> {
  readonly stage: HTMLElement;
  readonly controls: HTMLElement;
  private picks: readonly number[] = [];
  private isLocked = false;
  private hasDraw = false;
  private readonly card: LanternCard;
  private readonly tray: DrawTray;
  private readonly strip: PayStrip;
  private readonly figure = new BigFigure();
  private readonly keys: readonly HTMLButtonElement[];

  constructor(private readonly desk: Desk<KenoBet, never, KenoView, KenoWord>) {
    const { t } = desk;
    this.card = new LanternCard({
      label: t('card'),
      nameOf: (number, light) => {
        if (light === 'none') return t('number', { number });
        return t(light === 'hit' ? 'numberHit' : 'numberDrawn', { number });
      },
      onPress: (number) => this.press(number),
    });
    this.tray = new DrawTray(t('drawn'));
    this.strip = new PayStrip(t('pays'));
    this.stage = element(
      'div',
      { class: 'keno' },
      element('div', { class: 'keno-table' }, this.tray.node, this.card.node, this.strip.node),
      this.figure.node,
    );
    const key = (word: KenoWord, onPress: () => void): HTMLButtonElement =>
      element(
        'button',
        {
          type: 'button',
          class: 'choice-key',
          onclick: () => {
            if (!this.isLocked) onPress();
          },
        },
        t(word),
      );
    this.keys = [
      key('quick', () => this.choose(pickAny(this.picks.length === 0 ? MOST_PICKS : this.picks.length, Math.random))),
      key('oneMore', () => this.addOne()),
      key('clear', () => this.choose([])),
    ];
    this.controls = element(
      'div',
      { class: 'choices keno-keys', role: 'group', 'aria-label': t('card') },
      ...this.keys,
    );
    this.take([]);
  }

  bet(): KenoBet | null {
    if (this.picks.length > 0) return { picks: this.picks };
    this.desk.notice(this.desk.t('none'));
    return null;
  }

  update(phase: RoundPhase): void {
    this.isLocked = phase !== 'idle' && phase !== 'resting';
    this.stage.dataset['phase'] = phase;
    this.card.lock(this.isLocked);
    if (phase === 'idle') this.strip.head = this.headText();
    for (const button of this.keys) button.setAttribute('aria-disabled', String(this.isLocked));
  }

  start(): void {
    this.tray.node.dataset['state'] = 'waiting';
  }

  cancel(): void {
    delete this.tray.node.dataset['state'];
  }

  async show({ bet, view, totalWin, staked }: Round): Promise<void> {
    const { t, pacer, sound, isCalm, session, times } = this.desk;
    this.take(bet.picks);
    this.hasDraw = true;
    delete this.tray.node.dataset['state'];
    this.strip.reach(paysOf(bet.picks.length).some(({ hits }) => hits === 0) ? 0 : null);
    let hits = 0;
    for (const number of view.drawn) {
      const isHit = view.hits.includes(number);
      if (isHit) hits += 1;
      this.card.light(number, isHit ? 'hit' : 'drawn');
      this.tray.add(number, isHit);
      this.strip.reach(hits);
      this.strip.head = t('hits', { hits });
      if (isHit) sound.chime(hits - 1);
      else sound.tone(300, 0.05, 0.05, 'sine');
      await pacer.wait(isCalm() ? 0 : stepMs(session.minRoundMs));
    }
    if ((totalWin ?? 0n) > staked && !isCalm()) {
      this.stage.dataset['end'] = 'win';
      burst(this.card.node, 'keno-ember', 26);
      await this.figure.show(view.multiplier, times, (ms) => pacer.wait(ms));
    }
    await pacer.wait(REST_MS);
  }

  describe({ bet, view }: Round): string {
    return kenoText(bet, view, this.desk);
  }

  picture(round: Round): HTMLElement {
    return kenoPicture(round.bet, round.view, this.describe(round));
  }

  paytable(): HTMLElement {
    const { t, times, locale } = this.desk;
    const picks = this.picks.length === 0 ? MOST_PICKS : this.picks.length;
    const rows = Array.from({ length: picks + 1 }, (_, hits) => [
      String(hits),
      times(kenoMultiplier(picks, hits).toFixed(1)),
      percent(hitChance(picks, hits), locale),
    ]);
    return oddsTable(t('paysWith', { picks }), [t('paysHits'), t('paysTimes'), t('paysChance')], rows);
  }

  key(event: KeyboardEvent): boolean {
    return this.card.grid.key(event);
  }

  private press(number: number): void {
    if (this.isLocked) return;
    const picks = toggled(this.picks, number);
    if (picks === null) this.desk.notice(this.desk.t('full'));
    else this.choose(picks);
  }

  private addOne(): void {
    if (this.picks.length === MOST_PICKS) this.desk.notice(this.desk.t('full'));
    else this.choose(pickAny(this.picks.length + 1, Math.random, this.picks));
  }

  private choose(picks: readonly number[]): void {
    this.desk.notice('');
    this.take(picks);
  }

  /** Takes a card; the marks of the last draw go. */
  private take(picks: readonly number[]): void {
    const { t, locale } = this.desk;
    this.picks = picks;
    if (this.hasDraw) {
      this.card.clearDraw();
      this.tray.clear();
    }
    this.hasDraw = false;
    delete this.stage.dataset['end'];
    this.card.choose(picks);
    this.strip.show(
      this.headText(),
      paysOf(picks.length),
      ({ multiplier }) => `×${shortTimes(multiplier, locale)}`,
      (hits) => t('hits', { hits }),
    );
  }

  /** How many numbers are chosen, and the chance that they pay more than the stake. */
  private headText(): string {
    const { t, locale } = this.desk;
    const count = this.picks.length;
    if (count === 0) return t('empty');
    const above = t('above', { chance: percent(chanceAboveStake(count), locale) });
    return `${t('chosen', { count, most: MOST_PICKS })} · ${above}`;
  }
}
