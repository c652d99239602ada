import { invalidField } from '../../OperatorError.ts';

/** Values of one event. */
const MOST_PARAMS = 24;

export type Params = Readonly<Record<string, string | number | boolean>>;

/** The values of an event. Throws InvalidParameterException unless it is a flat JSON object of texts and numbers. */
export function readParams(text: string): Params {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    given = null;
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw wrong();
  const entries = Object.entries(given);
  if (entries.length > MOST_PARAMS || !entries.every(([, value]) => isPlain(value))) throw wrong();
  return Object.fromEntries(entries) as Params;
}

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);
const wrong = () => invalidField('event_params', 'wrongField');
