type Overrides = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The sandbox keeps the site's own wording everywhere; an operator overrides it here, namespace by namespace. */
const overrides: Readonly<Record<string, Overrides>> = {};

export const messagesOf = (locale: string): Overrides => overrides[locale] ?? {};
