/** The word between date and time if a language has none of its own (9-16). */
export const DEFAULT_DATE_JOINER = 'a las';

type Fields = {
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly hour: string;
  readonly minute: string;
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** dd.mm.yyyy in `timeZone` (9-16), identical in every language and runtime. */
export function formatDate(epochMs: number, timeZone: string): string {
  const { day, month, year } = fieldsOf(epochMs, timeZone);
  return `${day}.${month}.${year}`;
}

/** h:mm in `timeZone` (9-16): 24 hours, the hour unpadded. */
export function formatTime(epochMs: number, timeZone: string): string {
  const { hour, minute } = fieldsOf(epochMs, timeZone);
  return `${Number(hour)}:${minute}`;
}

/** "dd.mm.yyyy {joiner} h:mm" in `timeZone`; the joiner is the language's own word (9-16). */
export function formatDateTime(epochMs: number, timeZone: string, joiner: string = DEFAULT_DATE_JOINER): string {
  return `${formatDate(epochMs, timeZone)} ${joiner} ${formatTime(epochMs, timeZone)}`;
}

function fieldsOf(epochMs: number, timeZone: string): Fields {
  const found = { day: '', month: '', year: '', hour: '', minute: '' };
  for (const part of formatFor(timeZone).formatToParts(epochMs)) {
    if (part.type in found) found[part.type as keyof Fields] = part.value;
  }
  return { ...found, year: found.year.padStart(4, '0') };
}

/** Cached: creating a format is far slower than using it. A page uses one time zone, a server a few. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}
