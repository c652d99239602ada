import { formatMessage } from './messages.ts';
import type { ErrorParams } from './validationError.ts';

/** An error to show: of a validator, or of the server, whose codes are arbitrary. */
export type FieldError = { readonly code: string; readonly params?: ErrorParams };

export type MessageSource = {
  /** Texts for this field, by code. */
  readonly specific?: Readonly<Record<string, string>>;
  /** Texts for all fields, by code. */
  readonly defaults: Readonly<Record<string, string>>;
};

/**
 * 5-1: the text shown at a field: for its first error code the specific text, else the default, else the code itself.
 * Null without errors.
 */
export function errorMessage(errors: readonly FieldError[], source: MessageSource): string | null {
  const [first] = errors;
  if (first === undefined) return null;
  const template = own(source.specific, first.code) ?? own(source.defaults, first.code) ?? first.code;
  return formatMessage(template, first.params ?? {});
}

function own(texts: Readonly<Record<string, string>> | undefined, code: string): string | undefined {
  return texts !== undefined && Object.hasOwn(texts, code) ? texts[code] : undefined;
}
