type Overrides = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Overrides of the site's messages by locale and namespace. The sandbox has none. */
const overrides: Readonly<Record<string, Overrides>> = {};

export const messagesOf = (locale: string): Overrides => overrides[locale] ?? {};
