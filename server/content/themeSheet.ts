/** Colours in numbers, and lengths of corners: nothing that could fetch or end the rule. */
const colour = /^(?:#[0-9a-f]{3,8}|(?:oklch|rgb|hsl)\([\d\s.,%/+-]{1,60}\))$/i;
const length = /^\d{1,3}(?:\.\d{1,2})?(?:px|rem)$/;

type Raw = Readonly<Record<string, unknown>>;
const record = (value: unknown): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {};

/** The tokens that a theme may set, by their names in the sheet of design tokens: colours and corners. */
export function themeTokens(tokensCss: string): ReadonlyMap<string, RegExp> {
  const declared = [...tokensCss.matchAll(/(--[\w-]+):\s*([^;}]+)/g)];
  return new Map(
    declared.flatMap(([, name = '', value = '']): [string, RegExp][] => {
      if (/^--r-\d$/.test(name)) return [[name, length]];
      return colour.test(value.trim()) ? [[name, colour]] : [];
    }),
  );
}

/**
 * 7-112, 3-41: the values of the content system's themes (`themes.values`, by theme and token) as a sheet; unknown
 * tokens and other values are left out. In Telegram the colours are the messenger's.
 */
export function themeSheet(configuration: unknown, tokens: ReadonlyMap<string, RegExp>): string {
  const values = record(record(record(configuration)['themes'])['values']);
  return Object.entries(values)
    .slice(0, 10)
    .map(([theme, given]) => {
      const rules = Object.entries(record(given)).flatMap(([name, value]) =>
        typeof value === 'string' && tokens.get(name)?.test(value.trim()) === true ? [`${name}:${value.trim()}`] : [],
      );
      return rules.length === 0 || !/^[a-z][\w-]{0,20}$/.test(theme)
        ? ''
        : `:root:not([data-shell=telegram])[data-theme=${theme}]{${rules.join(';')}}`;
    })
    .join('');
}
