export const serverEntries: Record<string, string>;
export const otherPages: Record<string, string>;
export function present(parts: Record<string, string>): Record<string, string>;
