/**
 * Runs a call that an older host may refuse, by throwing or by `{ ok: false }`; returns whether it succeeded. A refusal
 * changes nothing for the app.
 */
export function attempt(run: () => void | { readonly ok: boolean }): boolean {
  try {
    return run()?.ok ?? true;
  } catch {
    return false;
  }
}
