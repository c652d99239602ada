/**
 * The start parameter of a deep link into the messenger's mini app (`t.me/bot?startapp=…`), which may hold letters,
 * digits, `_` and `-` only: a name, and after the first `_` a value (`deposit`, `game_lantern-harbor`, `ref_k3f9`).
 */
export interface StartParam {
  readonly name: string;
  /** Empty without one. */
  readonly value: string;
}

/** Telegram's limit, in characters. */
const mostCharacters = 512;

/** Null if the text is no start parameter. */
export function readStartParam(text: string): StartParam | null {
  const parts = /^([a-zA-Z0-9-]+)(?:_([\w-]*))?$/.exec(text);
  if (parts === null || text.length > mostCharacters) return null;
  return { name: parts[1] ?? '', value: parts[2] ?? '' };
}

/** Throws if a part has characters that a start parameter cannot hold, which is a programming error. */
export function writeStartParam({ name, value }: StartParam): string {
  const text = value === '' ? name : `${name}_${value}`;
  const read = readStartParam(text);
  if (read === null || read.name !== name || read.value !== value) throw new Error(`no start parameter: ${text}`);
  return text;
}
