import type { GameDefinition } from '../engine/gameDefinition.ts';
import { verifyRound } from '../engine/verifyRound.ts';
import type { WireRound } from '../engine/wireRound.ts';
import { Dialog } from './Dialog.ts';
import { element, icon } from './element.ts';
import { icons } from './icons.ts';
import type { Commitment } from './protocol.ts';
import { textField } from './textField.ts';
import type { Translate } from './translate.ts';

export interface FairnessPanelOptions {
  readonly t: Translate;
  readonly game: GameDefinition;
  readonly clientSeed: string;
  readonly commitment: Commitment;
}

/** Format of a client seed: printable ASCII, so that its bytes are the same everywhere. */
const CLIENT_SEED = /^[\x20-\x7e]{1,64}$/;
const COPIED_MS = 1_600;

/** Shows the commitment of the next round and the client seed, and verifies the last round in this browser. */
export class FairnessPanel {
  private readonly options: FairnessPanelOptions;
  private readonly dialog: Dialog;
  private readonly nextHash = element('code', { class: 'seed', dir: 'ltr' });
  private readonly nextNonce = element('bdi', {});
  private readonly seedInput: HTMLInputElement;
  private readonly last = element('div', { class: 'fair-last' });
  private readonly verdict = element('p', { class: 'verdict', role: 'status' });
  private acceptedSeed: string;
  private sealed: Commitment;

  constructor(options: FairnessPanelOptions) {
    const { t } = options;
    this.options = options;
    this.acceptedSeed = options.clientSeed;
    this.sealed = options.commitment;
    this.dialog = new Dialog('fairness', t('fairness'), t('close'));
    const seed = textField('client-seed', t('fairClientSeed'), options.clientSeed, t('fairClientHint'));
    this.seedInput = seed.input;
    this.seedInput.addEventListener('input', () => this.readSeed());
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
      element('p', { class: 'prose' }, t('fairIntro')),
      element('h3', {}, t('fairNext')),
      element('p', { class: 'field-label' }, t('fairHash')),
      element('div', { class: 'seed-row' }, this.nextHash, copy),
      element('p', { class: 'prose' }, `${t('fairNonce')}: `, this.nextNonce),
      seed.node,
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
  offer(round: WireRound, shown: Commitment | null): void {
    const { t } = this.options;
    const serverSeed = textField('verify-server-seed', t('fairSeed'), round.serverSeed);
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

  private async verify(round: WireRound, shown: Commitment | null): Promise<void> {
    const { t, game } = this.options;
    this.showVerdict('busy', t('verifyBusy'));
    const { isValid, checks } = await verifyRound(round, game, shown ?? undefined);
    if (isValid) {
      this.showVerdict('matches', t('verifyMatches'));
      return;
    }
    this.showVerdict('differs', t('verifyDiffers', { reason: t(checks.commitment ? 'differsRound' : 'differsHash') }));
  }

  private showVerdict(state: string, text: string): void {
    this.verdict.dataset['state'] = state;
    this.verdict.textContent = text;
  }

  private readSeed(): void {
    const isAllowed = CLIENT_SEED.test(this.seedInput.value);
    this.seedInput.setAttribute('aria-invalid', String(!isAllowed));
    if (isAllowed) {
      this.acceptedSeed = this.seedInput.value;
    }
  }

  private drawSeed(): void {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    this.seedInput.value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
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
