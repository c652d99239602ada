import { formatMessage } from './messages.ts';
import type { ErrorParams } from './validationError.ts';

/** An error to tell: of a validator, or of the server, whose codes are free text. */
export type FieldError = { readonly code: string; readonly params?: ErrorParams };

export type MessageSource = {
  /** The texts of this very field, by code. */
  readonly specific?: Readonly<Record<string, string>>;
  /** The texts for every field, by code. */
  readonly defaults: Readonly<Record<string, string>>;
};

/** 5-1: what a field says: by its first error code a specific text, else a default, else the code. Null: nothing. */
export function errorMessage(errors: readonly FieldError[], source: MessageSource): string | null {
  const [first] = errors;
  if (first === undefined) return null;
  const template = own(source.specific, first.code) ?? own(source.defaults, first.code) ?? first.code;
  return formatMessage(template, first.params ?? {});
}

function own(texts: Readonly<Record<string, string>> | undefined, code: string): string | undefined {
  return texts !== undefined && Object.hasOwn(texts, code) ? texts[code] : undefined;
}
