import type { ErrorParams } from './validationError.ts';

/** Fills $$name$$ and {name}; a placeholder without a parameter is kept. Values are never parsed as templates. */
export function formatMessage(template: string, params: ErrorParams): string {
  return template.replace(/\$\$(\w+)\$\$|\{(\w+)\}/g, (placeholder, dollars?: string, braces?: string) => {
    const name = dollars ?? braces ?? '';
    return Object.hasOwn(params, name) ? (params[name] ?? placeholder) : placeholder;
  });
}
