import { needsChallenge } from '../challenge/ChallengeService.ts';
import type { ChallengeService } from '../challenge/ChallengeService.ts';
import type { Database } from '../../database/database.ts';
import { keepCardMask, moveToStep, noteCardToSave } from '../intentRepository.ts';
import type { IntentService } from '../IntentService.ts';
import { outcomes } from '../payments.ts';
import type { Intent, Outcome } from '../payments.ts';
import type { VendorClock } from '../VendorClock.ts';
import { checkSignIn } from './accountFields.ts';
import { checkCard, plainExpiry } from './cardForm.ts';
import { challengePage } from './challengePage.ts';
import { errorsOf } from './form.ts';
import { asksSignIn, payPage } from './payPage.ts';

/** What a submitted form leads to. */
export type FormReply =
  | { readonly kind: 'refused' }
  /** The form again, with its errors. */
  | { readonly kind: 'errors'; readonly page: string }
  /** The next step is at the same address. */
  | { readonly kind: 'next' }
  | { readonly kind: 'decided'; readonly intent: Intent };

export interface PayFormParts {
  readonly database: Database;
  readonly intents: IntentService;
  readonly challenges: ChallengeService;
  readonly clock: VendorClock;
}

type ReadText = (name: string) => string;

const refused: FormReply = { kind: 'refused' };
const next: FormReply = { kind: 'next' };

/** The forms of a payment's page, by the step that it is at. A payment that is not open is only told about. */
export class PayForms {
  constructor(private readonly parts: PayFormParts) {}

  async submit(intent: Intent, text: ReadText): Promise<FormReply> {
    if (text('action') === 'cancel') return this.choose(intent, 'cancel');
    if (intent.status !== 'created') return { kind: 'decided', intent };
    if (intent.step === 'challenge') return this.answerBank(intent, text);
    if (asksSignIn(intent)) return this.signIn(intent, text);
    const outcome = outcomes.find((known) => known === text('outcome'));
    // There is no default: a form without a known outcome is not ours.
    if (outcome === undefined) return refused;
    return intent.method === 'card' ? this.payByCard(intent, text, outcome) : this.choose(intent, outcome);
  }

  private async choose({ id }: Intent, outcome: Outcome): Promise<FormReply> {
    // A second submit finds the payment decided and leads to the same page as the first one.
    return { kind: 'decided', intent: await this.parts.intents.choose(id, outcome) };
  }

  private async signIn(intent: Intent, text: ReadText): Promise<FormReply> {
    if (text('action') !== 'sign_in') return refused;
    const errors = checkSignIn(intent, text);
    if (Object.keys(errors).length > 0) {
      const name = intent.method === 'purse' ? 'wallet' : 'customer';
      return { kind: 'errors', page: payPage(intent, { values: { [name]: text(name) }, outcome: 'approve', errors }) };
    }
    await moveToStep(this.parts.database, intent.id, 'signed_in');
    return next;
  }

  private async payByCard(intent: Intent, text: ReadText, outcome: Outcome): Promise<FormReply> {
    const { database, clock, challenges } = this.parts;
    const isSaved = intent.savedCard !== '';
    const typed = { number: text('number'), expiry: text('expiry'), holder: text('holder'), cvc: text('cvc') };
    const { errors: all, mask: typedMask } = checkCard(typed, intent.cardMask, clock.now());
    const errors = isSaved ? errorsOf({ cvc: all['cvc'] ?? null }) : all;
    const mask = isSaved || typedMask === '' ? intent.cardMask : typedMask;
    if (mask !== intent.cardMask) await keepCardMask(database, intent.id, mask);
    const known = { ...intent, cardMask: mask };
    if (Object.keys(errors).length > 0) {
      const values = { expiry: typed.expiry, holder: typed.holder, save: text('save') };
      return { kind: 'errors', page: payPage(known, { values, outcome, errors }) };
    }
    const isToSave = text('save') === 'yes' && intent.customer !== '' && !isSaved;
    await noteCardToSave(database, intent.id, isToSave ? plainExpiry(typed.expiry) : '');
    if (!needsChallenge(known)) return this.choose(intent, outcome);
    const asked = await challenges.begin(intent.id, outcome);
    return asked.status === 'created' ? next : { kind: 'decided', intent: asked };
  }

  private async answerBank(intent: Intent, text: ReadText): Promise<FormReply> {
    const { challenges } = this.parts;
    if (text('action') === 'resend') {
      await challenges.resend(intent.id);
      return next;
    }
    if (text('action') !== 'code') return next;
    const { intent: answered, triesLeft } = await challenges.answer(intent.id, text('code'));
    if (answered.status !== 'created') return { kind: 'decided', intent: answered };
    const challenge = await challenges.find(intent.id);
    if (challenge === undefined) return next;
    return { kind: 'errors', page: challengePage(answered, challenge, triesLeft) };
  }
}
