/**
 * Which journeys run in which project, as patterns for Playwright's `grep`: it matches them against project, file, titles
 * and tags in one line. `@web` and `@phone @desktop` together mean both sizes of the website.
 *
 * `gate`: those with the gate's tag for the project (`@gate-phone`, `@gate-desktop`, `@gate-telegram`, `@gate-pwa`).
 * `once`: each journey once: on the website if it is one of the website, except for journeys through frames of third
 * parties (`@frames`), which run inside Telegram's frame. `@long` journeys are left out: variants of others, and the few
 * that build or restart the product for themselves. `all`: each one in every shell and size that it is for.
 */
export type Selection = 'gate' | 'once' | 'all';

export function selectionOf(name: string | undefined): Selection {
  if (name === undefined || name === 'all') return 'all';
  if (name === 'gate' || name === 'once') return name;
  throw new Error(`JOURNEYS is gate, once or all, not ${name}`);
}

const BOTH = '(?:.*@web\\b|(?=.*@phone\\b).*@desktop\\b)';
const OF_WEBSITE = '.*@(?:web|phone|desktop)\\b';
const FRAMES_IN_TELEGRAM = '(?=.*@frames\\b).*@telegram\\b';
/** One for both sizes runs in one of them: files from a to l on the phone, the others on the desktop. */
const PHONE_FILES = '(?=.*\\b[a-l]\\w*\\.spec\\.ts)';
const DESKTOP_FILES = '(?=.*\\b[m-z]\\w*\\.spec\\.ts)';

export function phoneJourneys(selection: Selection): RegExp {
  if (selection === 'gate') return /@gate-phone\b/;
  if (selection === 'all') return /@web\b|@phone\b/;
  return new RegExp(`^(?!${FRAMES_IN_TELEGRAM})(?:${PHONE_FILES}${BOTH}|(?!.*@web\\b)(?!.*@desktop\\b).*@phone\\b)`);
}

export function desktopJourneys(selection: Selection): RegExp {
  if (selection === 'gate') return /@gate-desktop\b/;
  if (selection === 'all') return /@web\b|@desktop\b/;
  return new RegExp(`^(?!${FRAMES_IN_TELEGRAM})(?:${DESKTOP_FILES}${BOTH}|(?!.*@web\\b)(?!.*@phone\\b).*@desktop\\b)`);
}

export function telegramJourneys(selection: Selection): RegExp {
  if (selection === 'gate') return /@gate-telegram\b/;
  if (selection === 'all') return /@telegram\b/;
  return new RegExp(`^(?:${FRAMES_IN_TELEGRAM}|(?!${OF_WEBSITE}).*@telegram\\b)`);
}

export function installedJourneys(selection: Selection): RegExp {
  if (selection === 'gate') return /@gate-pwa\b/;
  if (selection === 'all') return /@pwa\b/;
  return new RegExp(`^(?!${OF_WEBSITE}).*@pwa\\b`);
}
