/** Asks for a session that is open: a demo's by its own name for it. */
export const sameSession = ({ mode, session }: { readonly mode: string; readonly session: string }) =>
  mode === 'demo' ? { resume: session } : { session };
