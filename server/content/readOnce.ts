/** `read` of an answer, done once for each: as long as the content system's answer is the same, so is its object. */
export function readOnce<Answer extends object, T>(read: (answer: Answer) => T): (answer: Answer) => T {
  const known = new WeakMap<object, { readonly value: T }>();
  return (answer) => {
    const found = known.get(answer) ?? { value: read(answer) };
    known.set(answer, found);
    return found.value;
  };
}
