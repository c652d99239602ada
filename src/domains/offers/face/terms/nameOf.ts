/** A sysname as a name: `flash-pay` → `Flash Pay`. */
export const nameOf = (sysname: string): string =>
  sysname
    .split(/[-_]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
