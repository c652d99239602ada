/** Fields that a price on the board holds. */
const PRICED = new Set(['price', 'isSuspended']);

/** Whether two values of JSON are the same in everything but prices and suspensions. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, others] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    mine.length === others.size &&
    mine.every(([key, value]) => others.has(key) && (PRICED.has(key) || isAlike(value, others.get(key))))
  );
}
