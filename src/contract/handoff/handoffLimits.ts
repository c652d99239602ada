/** Limits of what a handoff carries, in characters. */
export const handoffLimits = { path: 512, search: 1024, hash: 256, drafts: 4096, payload: 4096 } as const;
