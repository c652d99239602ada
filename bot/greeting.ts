/** How a text addresses somebody by name, with the sign and word before it in the bot's languages. */
const address = /[,،]?\s*(?:يا\s)?\{name\}/u;

/** A text with the name of the user, or without the address if they have none that can be said. */
export const greeting = (text: string, name: string): string =>
  name === '' ? text.replace(address, '') : text.replace('{name}', () => name);
