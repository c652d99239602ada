/** Sent as `v` with every call (9-2). */
export const apiVersion = '2.35';
