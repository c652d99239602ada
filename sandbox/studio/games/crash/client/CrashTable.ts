import { element } from '../../../client/element.ts';
import { FrameLoop } from '../../../client/FrameLoop.ts';
import { formatMultiple } from '../../../client/money.ts';
import { burst } from '../../../kit/client/burst.ts';
import type { BetPhase } from '../../../kit/tables/client/SharedController.ts';
import type { SharedDesk, SharedRound, SharedTable } from '../../../kit/tables/client/SharedClient.ts';
import type { TableOutcome } from '../../../kit/tables/TableGame.ts';
import type { TableCrowd, WireTable } from '../../../kit/tables/wireTable.ts';
import { LEAST, MOST, multiplierAt, ONE } from '../rules.ts';
import type { CrashBet, CrashView } from '../rules.ts';
import type { CrashWord } from '../words/en.ts';
import { AutoField } from './AutoField.ts';
import { CrashSky, type SkyState } from './CrashSky.ts';

type Round = SharedRound<CrashBet, CrashView>;

/** Without a word of the server for this time, the multiplier stands: it is never shown far beyond what is known. */
const TRUST_MS = 500;
/** The button with the amount is written this often, in ms. */
const LABEL_MS = 100;
const BIG = 1_000;

/** Crash: the comet's flight, the multiplier, and the way out. */
export class CrashTable implements SharedTable<CrashBet, CrashView> {
  readonly stage: HTMLElement;
  readonly controls: HTMLElement;
  private readonly sky: CrashSky;
  private readonly loop = new FrameLoop();
  private readonly number = element('output', { class: 'crash-number figure', dir: 'ltr' });
  private readonly caption = element('p', { class: 'crash-caption' });
  private readonly mine = element('p', { class: 'crash-mine' });
  private readonly others = element('ul', { class: 'crash-others' });
  private readonly burst = element('div', { class: 'crash-burst', 'aria-hidden': 'true' });
  private readonly crowd: HTMLElement;
  private readonly auto: AutoField;
  private table: WireTable | null = null;
  private own: Round | null = null;
  private heardAt = 0;
  private drawnAt = 0;
  private labelledAt = 0;
  private seen = 0;
  /** Where others have left, the last first. */
  private seenAt: readonly number[] = [];

  constructor(private readonly desk: SharedDesk<CrashBet, CrashView, CrashWord>) {
    const { t, locale } = desk;
    const figures = new Intl.NumberFormat(locale === 'ar' ? 'en' : locale);
    const figure = (multiplier: number): string => figures.format(multiplier);
    this.sky = new CrashSky(figure);
    this.auto = new AutoField({
      label: t('autoLabel'),
      hint: t('autoOff'),
      error: t('autoInvalid', { least: this.text(LEAST), most: this.text(MOST) }),
      presetsLabel: t('autoPresets'),
      figure,
      onChange: () => desk.refresh(),
    });
    this.controls = this.auto.node;
    this.crowd = element(
      'div',
      { class: 'crash-crowd', 'aria-hidden': 'true', hidden: true },
      element('span', {}, t('othersOut')),
      this.others,
    );
    this.stage = element(
      'div',
      { class: 'crash' },
      this.sky.node,
      element('div', { class: 'crash-centre' }, this.caption, this.number, this.mine),
      this.burst,
      this.crowd,
    );
    this.loop.add(this.draw);
  }

  bet(): CrashBet | null {
    const auto = this.auto.value;
    return this.auto.complain() || auto === undefined ? null : { auto };
  }

  update(table: WireTable, phase: BetPhase, own: Round | null): void {
    const isSame = this.table?.round.id === table.round.id;
    this.table = table;
    this.heardAt = performance.now();
    this.own = own !== null && own.wire.nonce === table.round.number ? own : null;
    this.auto.locked = phase !== 'none';
    if (!isSame) {
      this.seen = 0;
      this.others.replaceChildren();
      this.crowd.hidden = true;
      this.seenAt = [];
    }
    if (phase === 'in' && own !== null) this.auto.value = own.bet.auto;
    this.showMine();
  }

  frame(_at: number, crowd: TableCrowd): void {
    this.heardAt = performance.now();
    this.crowd.hidden = crowd.left === 0;
    this.seenAt = crowd.lastLeft;
    if (crowd.left > this.seen) {
      const fresh = crowd.lastLeft.slice(0, Math.min(4, crowd.left - this.seen));
      for (const at of fresh) this.others.prepend(element('li', { dir: 'ltr' }, `×${this.text(at)}`));
      while (this.others.children.length > 5) this.others.lastElementChild?.remove();
    }
    this.seen = crowd.left;
  }

  leaveLabel(own: Round): string | null {
    const at = this.now();
    if (this.table?.round.phase !== 'running' || at < LEAST) return null;
    return this.desk.t('cashOut', { amount: this.worth(own, at) });
  }

  ended(own: Round): void {
    const { isCalm, sound } = this.desk;
    this.own = own;
    this.showMine();
    if (own.view.cashedOutAt === null) return;
    sound.chime(4);
    if (!isCalm()) burst(this.burst, 'crash-star', 22);
  }

  past([point = ONE]: TableOutcome): HTMLElement {
    const tier = tierOf(point);
    return element('span', { class: 'past-chip crash-past', 'data-tier': tier, dir: 'ltr' }, `×${this.text(point)}`);
  }

  say([point = ONE]: TableOutcome): string {
    return this.desk.t('crashedAt', { multiplier: this.text(point) });
  }

  describe({ view, bet }: Round): string {
    const { t } = this.desk;
    if (view.cashedOutAt === null) return t('crashedAt', { multiplier: this.text(view.crashedAt ?? ONE) });
    const word = view.cashedOutAt === bet.auto ? 'outByItself' : 'outAt';
    return t(word, { multiplier: this.text(view.cashedOutAt) });
  }

  /** What a cash-out at this multiplier pays: the bet's own target at most. */
  private worth({ stake, bet }: Round, now: number): string {
    const at = Math.min(now, bet.auto ?? now);
    return this.desk.format((stake * BigInt(at)) / BigInt(ONE), stake * 3n + 1n);
  }

  private text(at: number): string {
    return formatMultiple(this.desk.locale, at / ONE);
  }

  /** The multiplier of now, as far as the server's word goes. */
  private now(): number {
    const round = this.table?.round;
    if (round?.runningAt === null || round === undefined) return ONE;
    if (round.outcome !== null) return round.outcome[0] ?? ONE;
    const unheard = Math.max(0, performance.now() - this.heardAt - TRUST_MS);
    return multiplierAt(this.desk.now() - unheard - round.runningAt);
  }

  private readonly draw = (now: number): boolean => {
    const { round } = this.table ?? {};
    const state = this.state();
    this.sky.draw(state, Math.min(50, now - this.drawnAt), this.desk.isCalm());
    this.drawnAt = now;
    if (round !== undefined) this.show(state);
    if (round?.phase === 'running' && now - this.labelledAt > LABEL_MS) {
      this.labelledAt = now;
      this.desk.refresh();
      this.showMine();
    }
    return true;
  };

  private state(): SkyState {
    const round = this.table?.round;
    const left = this.own?.view.cashedOutAt ?? null;
    if (round === undefined || round.runningAt === null)
      return { kind: 'waiting', elapsed: 0, at: ONE, left, others: [] };
    const at = this.now();
    const isOver = round.outcome !== null;
    const elapsed = isOver ? timeAt(at) : Math.max(0, this.desk.now() - round.runningAt);
    return { kind: isOver ? 'crashed' : 'flying', elapsed, at, left, others: this.seenAt };
  }

  private show({ kind, at }: SkyState): void {
    const { t } = this.desk;
    const text = kind === 'waiting' ? this.countdown() : `×${this.text(at)}`;
    if (this.number.textContent !== text) this.number.textContent = text;
    if (this.stage.dataset['state'] === kind) return;
    this.stage.dataset['state'] = kind;
    this.caption.textContent = kind === 'flying' ? '' : t(kind === 'crashed' ? 'crashed' : 'ready');
    if (kind === 'crashed') this.desk.sound.tone(80, 0.5, 0.2, 'sawtooth');
    if (kind === 'flying') this.desk.sound.tone(220, 0.4, 0.05, 'sine');
  }

  /** Seconds until the flight, with tenths; empty while that is not known. */
  private countdown(): string {
    const endsAt = this.table?.round.endsAt ?? null;
    if (endsAt === null || this.table?.round.phase !== 'betting') return '';
    const tenths = Math.ceil(Math.max(0, endsAt - this.desk.now()) / 100);
    return `${Math.floor(tenths / 10)}.${tenths % 10}`;
  }

  private showMine(): void {
    const [text, tone] = this.mineText();
    if (this.mine.textContent !== text) this.mine.textContent = text;
    if (this.mine.dataset['tone'] !== tone) this.mine.dataset['tone'] = tone;
  }

  /** How the player's bet stands. */
  private mineText(): readonly [text: string, tone: string] {
    const { t, format } = this.desk;
    const { own } = this;
    if (own === null) return ['', 'none'];
    const stake = format(own.stake);
    const at = own.view.cashedOutAt;
    if (at !== null && own.totalWin !== null)
      return [t('mine', { multiplier: this.text(at), amount: format(own.totalWin) }), 'out'];
    if (own.isOver) return [t('mineLost', { stake }), 'lost'];
    const { kind, at: now } = this.state();
    if (kind === 'flying') return [t('mineNow', { stake, amount: this.worth(own, now) }), 'in'];
    return kind === 'waiting' ? [t('mineIn', { stake }), 'in'] : ['', 'none'];
  }
}

/** The time of flight in ms at which a multiplier is reached, near enough for a picture. */
const timeAt = (at: number): number => {
  let [low, high] = [0, 200_000];
  while (high - low > 8) {
    const middle = (low + high) / 2;
    if (multiplierAt(middle) < at) low = middle;
    else high = middle;
  }
  return high;
};

/** How a past round is coloured. */
function tierOf(point: number): 'big' | 'good' | 'low' {
  if (point >= BIG) return 'big';
  return point >= 2 * ONE ? 'good' : 'low';
}
