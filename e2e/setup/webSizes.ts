/**
 * Which journeys run in which project, as patterns for Playwright's `grep`: it matches them against project, file, titles
 * and tags in one line. `@web` and `@phone @desktop` together mean both sizes of the website.
 *
 * The short form runs each journey once: on the website if it is one of the website, except for journeys through frames
 * of third parties (`@frames`), which run inside Telegram's frame. `@long` journeys are left out: variants of others, and the few
 * that build or restart the product for themselves.
 */

const BOTH = '(?:.*@web\\b|(?=.*@phone\\b).*@desktop\\b)';
const OF_WEBSITE = '.*@(?:web|phone|desktop)\\b';
const FRAMES_IN_TELEGRAM = '(?=.*@frames\\b).*@telegram\\b';
/** One for both sizes runs in one of them: files from a to l on the phone, the others on the desktop. */
const PHONE_FILES = '(?=.*\\b[a-l]\\w*\\.spec\\.ts)';
const DESKTOP_FILES = '(?=.*\\b[m-z]\\w*\\.spec\\.ts)';

export function phoneJourneys(isShort: boolean): RegExp {
  if (!isShort) return /@web\b|@phone\b/;
  return new RegExp(`^(?!${FRAMES_IN_TELEGRAM})(?:${PHONE_FILES}${BOTH}|(?!.*@web\\b)(?!.*@desktop\\b).*@phone\\b)`);
}

export function desktopJourneys(isShort: boolean): RegExp {
  if (!isShort) return /@web\b|@desktop\b/;
  return new RegExp(`^(?!${FRAMES_IN_TELEGRAM})(?:${DESKTOP_FILES}${BOTH}|(?!.*@web\\b)(?!.*@phone\\b).*@desktop\\b)`);
}

export function telegramJourneys(isShort: boolean): RegExp {
  if (!isShort) return /@telegram\b/;
  return new RegExp(`^(?:${FRAMES_IN_TELEGRAM}|(?!${OF_WEBSITE}).*@telegram\\b)`);
}

export function installedJourneys(isShort: boolean): RegExp {
  if (!isShort) return /@pwa\b/;
  return new RegExp(`^(?!${OF_WEBSITE}).*@pwa\\b`);
}
