/**
 * An emoji with its modifiers: skin tones, variation selectors, keycaps, flags' letters and tags, and the joiners
 * between the parts of one picture. Text symbols (© ® ™ ↔) do not match unless a variation selector makes them emoji.
 */
const PART =
  '(?:\\p{Emoji_Presentation}|\\p{Extended_Pictographic}\\ufe0f|[\\u{1F1E6}-\\u{1F1FF}\\u{1F3FB}-\\u{1F3FF}])';
const MODIFIER = '[\\ufe0f\\u20e3\\u{1F3FB}-\\u{1F3FF}\\u{E0020}-\\u{E007F}]';
const EMOJI = new RegExp(
  `${PART}${MODIFIER}*(?:\\u200d\\p{Extended_Pictographic}${MODIFIER}*)*|\\ufe0f?\\u20e3|\\ufe0f`,
  'gu',
);

/** 5-64: the text without emoji, for inputs that forbid them. Letters and joiners of every script are kept. */
export function stripEmoji(text: string): string {
  return text.replace(EMOJI, '');
}
