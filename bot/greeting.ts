import type { Words } from './words/wordsByLocale.ts';

/** A greeting with the name of the user, or the one without an address if they have none that can be said. */
export const greeting = ({ named, nameless }: Words['start']['guest'], name: string): string =>
  name === '' ? nameless : named.replace('{name}', () => name);
