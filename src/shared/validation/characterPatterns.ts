/** 5-62, 5-27: no digits and none of @ _ " ! ? # $ % ^ & * ( ) { } [ ] | / \ < > ~ § + : ; ` */
const NAME_FORBIDDEN = /[\p{Nd}@_"!?#$%^&*(){}[\]|/\\<>~§+:;`]/u;
/** 5-62, 5-28: the same symbols, digits allowed. */
const ADDRESS_FORBIDDEN = /[@_"!?#$%^&*(){}[\]|/\\<>~§+:;`]/u;
/** 5-60: any character except letters with their marks, and digits; spaces count too. */
const SPECIAL = /[^\p{L}\p{M}\p{N}]/u;
/** Controls, invisible characters and those that turn the direction of a text, but for the joiners of some scripts. */
const UNPRINTED = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;
/** 5-61: Latin, Cyrillic and Latvian letters, digits, common punctuation; no spaces. */
const ALLOWED = /^[A-Za-zА-Яа-яЁёĀāČčĒēĢģĪīĶķĻļŅņŠšŪūŽž0-9!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~№]$/;

/** 5-62: the name-like pattern that forbids digits and most symbols. */
export function isNameLike(text: string): boolean {
  return !NAME_FORBIDDEN.test(text);
}

/** 5-62: the name-like pattern that forbids symbols but allows digits. */
export function isAddressLike(text: string): boolean {
  return !ADDRESS_FORBIDDEN.test(text);
}

/** Whether a text is only what is seen of it, and no spreadsheet takes it for a formula. */
export function isPlainText(text: string): boolean {
  return !UNPRINTED.test(text) && !/^\s*[=+@-]/.test(text);
}

/** 5-60: commas, underscores, spaces, quotes, hyphens and similar are special characters. */
export function hasSpecialCharacters(text: string): boolean {
  return SPECIAL.test(text);
}

/** 5-61: the characters of `text` that are not allowed, each once, in order of appearance. */
export function disallowedCharacters(text: string): readonly string[] {
  return [...new Set(text)].filter((character) => !ALLOWED.test(character));
}
