/** Bytes of a call's body: forms are a few kB. Site server and operator use the same limits. */
export const usualBodyBytes = 64 * 1024;
/** Of one field of a form. */
export const usualFieldBytes = 16 * 1024;

/** Largest file that a player may attach, in bytes. */
export const mostAttachmentBytes = 3 * 1024 * 1024;
/** Its length as base64 text. */
export const mostAttachmentText = Math.ceil(mostAttachmentBytes / 3) * 4;

/** The methods whose forms carry a file: the largest field, in bytes. */
const largeFields: Readonly<Record<string, number>> = { 'support.attach': mostAttachmentText };

/** Limits of a method's form, by its name under `/api/`. */
export function bodyLimitsOf(method: string): { readonly bodyBytes: number; readonly fieldBytes: number } {
  const large = Object.hasOwn(largeFields, method) ? largeFields[method] : undefined;
  return large === undefined
    ? { bodyBytes: usualBodyBytes, fieldBytes: usualFieldBytes }
    : { bodyBytes: large + usualBodyBytes, fieldBytes: large };
}
