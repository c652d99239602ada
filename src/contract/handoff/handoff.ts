import { array, number, object, string } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { handoffLimits } from './handoffLimits.ts';
import { done, integer, instant, optionalText, signedIn, text } from '../base/schemas.ts';

const place = () => ({
  /** A path of the site without locale prefix. */
  path: text().required().max(handoffLimits.path),
  /** With its question mark, or empty. */
  search: optionalText().max(handoffLimits.search),
  /** With its number sign, or empty. Never the hash of a messenger's launch. */
  hash: optionalText().max(handoffLimits.hash),
  /** In CSS pixels from the top. */
  scroll: number().integer().min(0).max(1_000_000).default(0).defined(),
  /** JSON: the drafts of the open forms by name, each an object of texts. Empty without any. */
  drafts: optionalText().max(handoffLimits.drafts),
});

/**
 * Moves a signed-in player to another device or shell. The source makes a code, the target claims it and shows a
 * number, the player picks that number on the source, and the target takes a session. The code counts once, for 60
 * seconds; so does the claim. Only the session that made a code sees its request and can answer it.
 */
export const handoff = {
  /** A new code makes the session's older ones worthless. Wrong field: `path`, `search`, `hash` or `drafts` (wrongField). */
  create: endpoint(
    'POST',
    'handoff.create',
    object(place()),
    object({
      code: text(),
      /** Opens the messenger's mini app with the code; empty without a messenger. */
      messenger_link: text(),
      expires_at: instant(),
    }).defined(),
    { access: 'player' },
  ),
  /** The target asks. Errors at `code`: wrongCode, expiredCode, usedCode. The first caller alone gets the claim. */
  claim: endpoint(
    'POST',
    'handoff.claim',
    object({ code: text().required().max(64) }),
    object({ claim: text(), number: integer(), expires_at: instant() }).defined(),
    { access: 'any' },
  ),
  /** For the source. `numbers` has the target's number among others, ascending; it is empty unless somebody asks. */
  getState: endpoint(
    'GET',
    'handoff.getState',
    object({ code: text().required().max(64) }),
    object({
      status: string().oneOf(['waiting', 'asked', 'approved', 'denied', 'taken', 'expired']).defined(),
      device: object({ browser: text(), os: text() }).nullable().defined(),
      numbers: array(integer()).defined(),
      expires_at: instant(),
    }).defined(),
    { access: 'player' },
  ),
  /**
   * The player's answer on the source: the number that the target shows, or nothing to deny. Errors at `number`:
   * wrongNumber, which denies too, and expiredCode.
   */
  answer: endpoint(
    'POST',
    'handoff.answer',
    object({ code: text().required().max(64), number: number().integer().nullable().default(null).defined() }),
    done(),
    { access: 'player' },
  ),
  /**
   * The target's try to go on; repeated while it is WAITING. ANOTHER_PLAYER: somebody else is signed in here, whose uid
   * has to be sent in `replaces` once they have agreed. SAME_PLAYER opens no new session. `payload` is the raw init data
   * of a messenger's launch that has signed nobody in. Errors at `claim`: wrongCode, expiredCode, deniedCode, usedCode,
   * sourceEnded, and otherTelegram, when the messenger belongs to another account.
   */
  take: endpoint(
    'POST',
    'handoff.take',
    object({
      claim: text().required().max(64),
      replaces: optionalText().max(20),
      payload: optionalText().max(handoffLimits.payload),
    }),
    object({
      status: string().oneOf(['WAITING', 'ANOTHER_PLAYER', 'SAME_PLAYER', 'SIGNED_IN']).defined(),
      payload: signedIn().nullable().defined(),
      place: object(place()).nullable().default(null).defined(),
    }).defined(),
    { access: 'any' },
  ),
};

/**
 * A handoff of the player has been claimed or taken. It names none: the session that has made one asks `getState`, and no
 * other learns more.
 */
export interface HandoffChanged {
  readonly type: 'handoff.changed';
  readonly data: Readonly<Record<string, never>>;
}

declare module '../base/realtime.ts' {
  interface RealtimeEvents {
    'handoff.changed': HandoffChanged;
  }
}
