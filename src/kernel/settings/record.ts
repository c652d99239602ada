/** A value of the content system of which nothing is known. */
export type Raw = Readonly<Record<string, unknown>>;

/** Its fields; none where it is no object. */
export const record = (value: unknown): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
