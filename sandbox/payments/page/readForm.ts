/** Longest text of a usual field. */
const LONGEST = 200;

/** Reads the text fields of a parsed form or query, each up to `longest` characters; a missing one is empty. */
export function readForm(body: unknown, longest = LONGEST): (name: string) => string {
  const fields: Readonly<Record<string, unknown>> = typeof body === 'object' && body !== null ? { ...body } : {};
  return (name) => {
    const value = fields[name];
    return typeof value === 'string' ? value.slice(0, longest) : '';
  };
}
