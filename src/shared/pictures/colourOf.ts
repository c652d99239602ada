/** A colour in hexadecimal notation; else none: other text of a content system could add more than a colour to a style. */
export const colourOf = (text: string): string => (/^#[\da-f]{3,8}$/i.test(text) ? text : '');
