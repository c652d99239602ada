/**
 * Runs what an older or narrower host may refuse, by throwing or by `{ ok: false }`; says whether it went through. A
 * refusal changes nothing for the app.
 */
export function attempt(run: () => void | { readonly ok: boolean }): boolean {
  try {
    return run()?.ok ?? true;
  } catch {
    return false;
  }
}
