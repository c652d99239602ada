/** What games have in common: games of the same kind differ in their names and pictures only. */
export interface CatalogueKind {
  /** Position in `providers`. */
  readonly provider: number;
  /** Positions in `categories`. */
  readonly categories: readonly number[];
  readonly features: readonly string[];
  readonly type: string;
  readonly lines: number | null;
}

export interface CatalogueEntry {
  readonly sysname: string;
  readonly title: string;
  readonly image: string;
  /** Position in `kinds`. */
  readonly kind: number;
}

/** The catalogue for search: names and what a game is found by. */
export interface CatalogueList {
  readonly providers: readonly { readonly sysname: string; readonly name: string }[];
  /** Titles may contain text markers (9-17). */
  readonly categories: readonly { readonly id: string; readonly title: string }[];
  readonly kinds: readonly CatalogueKind[];
  /** In the order of the hall. */
  readonly games: readonly CatalogueEntry[];
}

interface Head extends Omit<CatalogueList, 'games'> {
  /** What stands around the name in the address of a usual picture. */
  readonly before: string;
  readonly after: string;
}

const clean = (text: string): string => text.replace(/[\t\n]/g, ' ');

/**
 * The catalogue as a text: a line of JSON, then a line of each game: title, sysname, kind and picture, separated by tabs.
 * A picture is left out where it is named like the game.
 */
export function writeCatalogue({ games, ...shared }: CatalogueList): string {
  const [, before = '', after = ''] = /^(.*\/)[^/.]+(\.[^/]*)?$/.exec(games[0]?.image ?? '') ?? [];
  const head: Head = { ...shared, before, after };
  const pictureOf = ({ image, sysname }: CatalogueEntry): string => {
    if (!image.startsWith(before) || !image.endsWith(after)) return image;
    const name = image.slice(before.length, image.length - after.length);
    return name === sysname ? '' : name;
  };
  const lines = games.map((game) => [clean(game.title), game.sysname, game.kind, pictureOf(game)].join('\t'));
  return [JSON.stringify(head), ...lines].join('\n');
}

/** The other way round. Throws on a text of another form. */
export function readCatalogue(source: string): CatalogueList {
  const [first = '', ...lines] = source.split('\n');
  const { before, after, ...shared } = JSON.parse(first) as Head;
  const addressOf = (picture: string): string => (picture.includes('/') ? picture : `${before}${picture}${after}`);
  return {
    ...shared,
    games: lines.map((line) => {
      const [title = '', sysname = '', kind = '', picture = ''] = line.split('\t');
      return { title, sysname, kind: Number(kind), image: addressOf(picture === '' ? sysname : picture) };
    }),
  };
}
