import { clientSeedProblem } from './clientSeed.ts';
import { Dialog } from './Dialog.ts';
import { element, icon } from './element.ts';
import { icons } from './icons.ts';
import type { Commitment } from './protocol.ts';
import { textField, type TextField } from './textField.ts';
import type { MessageKey, Translate } from './translate.ts';

/** What a finished round shows for its verification. */
export interface SealedRound {
  readonly serverSeed: string | null;
  readonly seedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** `hash`: the server seed does not fit its seal; `round`: the seeds give another round. */
export type FairVerdict = 'matches' | 'hash' | 'round';

export interface FairnessPanelOptions<R extends SealedRound> {
  readonly t: Translate;
  readonly intro: MessageKey;
  readonly matches: MessageKey;
  /** Recomputes a round; `shown` is the commitment that was shown before its stake. */
  readonly verify: (round: R, shown: Commitment | null) => Promise<FairVerdict>;
  readonly clientSeed: string;
  readonly commitment: Commitment;
}

const COPIED_MS = 1_600;

/** Shows the commitment of the next round and the client seed, and verifies the last round in this browser. */
export class FairnessPanel<R extends SealedRound> {
  private readonly options: FairnessPanelOptions<R>;
  private readonly dialog: Dialog;
  private readonly nextHash = element('code', { class: 'seed', dir: 'ltr' });
  private readonly nextNonce = element('bdi', {});
  private readonly seed: TextField;
  private readonly last = element('div', { class: 'fair-last' });
  private readonly verdict = element('p', { class: 'verdict', role: 'status' });
  private acceptedSeed: string;
  private sealed: Commitment;

  constructor(options: FairnessPanelOptions<R>) {
    const { t } = options;
    this.options = options;
    this.acceptedSeed = options.clientSeed;
    this.sealed = options.commitment;
    this.dialog = new Dialog('fairness', t('fairness'), t('close'));
    this.seed = textField('client-seed', t('fairClientSeed'), options.clientSeed, t('fairClientHint'));
    this.seed.input.addEventListener('input', () => this.readSeed());
    const copy = element(
      'button',
      { type: 'button', class: 'small', onclick: (event) => void this.copyHash(event) },
      icon(...icons.copy),
      element('span', {}, t('copy')),
    );
    const draw = element(
      'button',
      { type: 'button', class: 'small', onclick: () => this.drawSeed() },
      icon(...icons.dice),
      element('span', {}, t('newSeed')),
    );
    this.dialog.body.append(
      element('p', { class: 'prose' }, t(options.intro)),
      element('h3', {}, t('fairNext')),
      element('p', { class: 'field-label' }, t('fairHash')),
      element('div', { class: 'seed-row' }, this.nextHash, copy),
      element('p', { class: 'prose' }, `${t('fairNonce')}: `, this.nextNonce),
      this.seed.node,
      draw,
      element('h3', {}, t('fairLast')),
      this.last,
      this.verdict,
    );
    this.last.append(element('p', { class: 'prose' }, t('fairNone')));
    this.commit(options.commitment);
  }

  /** The client seed for the next round: the last valid input. */
  get clientSeed(): string {
    return this.acceptedSeed;
  }

  /** The commitment that is currently shown. */
  get commitment(): Commitment {
    return this.sealed;
  }

  open(): void {
    this.dialog.open();
  }

  /** Shows the commitment of the next round. */
  commit(commitment: Commitment): void {
    this.sealed = commitment;
    this.nextHash.textContent = commitment.seedHash;
    this.nextNonce.textContent = String(commitment.nonce);
  }

  /** Makes a finished round available for verification against the commitment shown before its stake. */
  offer(round: R, shown: Commitment | null): void {
    const { t } = this.options;
    const serverSeed = textField('verify-server-seed', t('fairSeed'), round.serverSeed ?? '');
    const seedHash = textField('verify-seed-hash', t('fairHash'), round.seedHash);
    const clientSeed = textField('verify-client-seed', t('fairClientSeed'), round.clientSeed);
    const nonce = textField('verify-nonce', t('fairNonce'), String(round.nonce));
    const check = (): Promise<void> =>
      this.verify(
        {
          ...round,
          serverSeed: serverSeed.input.value.trim(),
          seedHash: seedHash.input.value.trim(),
          clientSeed: clientSeed.input.value,
          nonce: Number(nonce.input.value),
        },
        shown,
      );
    this.showVerdict('none', '');
    this.last.replaceChildren(
      serverSeed.node,
      seedHash.node,
      clientSeed.node,
      nonce.node,
      element('button', { type: 'button', class: 'primary', onclick: () => void check() }, t('verify')),
    );
  }

  private async verify(round: R, shown: Commitment | null): Promise<void> {
    const { t, matches } = this.options;
    this.showVerdict('busy', t('verifyBusy'));
    const verdict = await this.options.verify(round, shown);
    if (verdict === 'matches') {
      this.showVerdict('matches', t(matches));
      return;
    }
    this.showVerdict(
      'differs',
      t('verifyDiffers', { reason: t(verdict === 'round' ? 'differsRound' : 'differsHash') }),
    );
  }

  private showVerdict(state: string, text: string): void {
    this.verdict.dataset['state'] = state;
    this.verdict.textContent = text;
  }

  /** A seed that cannot be used stays as it was typed; the last good one is used until it is mended. */
  private readSeed(): void {
    const { t } = this.options;
    const { value } = this.seed.input;
    const problem = clientSeedProblem(value, t);
    if (problem === null) this.acceptedSeed = value;
    this.seed.complain(problem === null ? '' : `${problem} ${t('seedKept', { seed: this.acceptedSeed })}`);
  }

  private drawSeed(): void {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    this.seed.input.value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    this.readSeed();
  }

  private async copyHash(event: Event): Promise<void> {
    const { t } = this.options;
    const label = event.currentTarget instanceof HTMLElement ? event.currentTarget.querySelector('span') : null;
    const done = await copyText(this.sealed.seedHash, this.nextHash);
    if (done && label !== null) {
      label.textContent = t('copied');
      setTimeout(() => {
        label.textContent = t('copy');
      }, COPIED_MS);
    }
  }
}

/** Copies the text; if the frame may not write to the clipboard, selects it instead. */
async function copyText(text: string, shown: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    getSelection()?.selectAllChildren(shown);
    return false;
  }
}
