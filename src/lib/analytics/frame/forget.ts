/** How long the removal of one database may take, in ms: a page of the site that still has it open delays it. */
const databaseMs = 3_000;

/** The parts of a page that hold what its scripts have stored. */
export interface ForgetfulPage {
  readonly document: Pick<Document, 'cookie'>;
  readonly location: Pick<Location, 'hostname'>;
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
  readonly indexedDB?: IDBFactory;
  readonly caches?: CacheStorage;
}

/**
 * 7-120: removes what third parties' scripts have stored at this origin: cookies, those of its parent domains too,
 * storage, databases and caches. Never rejects: what the browser blocks has stored nothing.
 */
export async function forget(page: ForgetfulPage): Promise<void> {
  attempt(() => forgetCookies(page));
  attempt(() => page.localStorage.clear());
  attempt(() => page.sessionStorage.clear());
  await Promise.allSettled([forgetDatabases(page), forgetCaches(page)]);
}

/** In a frame of another site a browser takes only cookies that are meant for one, the removal of a cookie included. */
const kinds = ['', '; samesite=none; secure', '; samesite=none; secure; partitioned'];

/** A cookie is found only by the domain that it was set with, which no script can read. */
function forgetCookies({ document, location }: ForgetfulPage): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_label, from) => `; domain=${labels.slice(from).join('.')}`);
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=', 1)[0] ?? '';
    if (name === '') continue;
    for (const domain of ['', ...domains])
      for (const kind of kinds) document.cookie = `${name}=; max-age=0; path=/${domain}${kind}`;
  }
}

async function forgetDatabases({ indexedDB }: ForgetfulPage): Promise<void> {
  const all = (await indexedDB?.databases()) ?? [];
  await Promise.allSettled(all.map(({ name }) => removed(indexedDB, name ?? '')));
}

const removed = (indexedDB: IDBFactory | undefined, name: string): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, databaseMs);
    const request = indexedDB?.deleteDatabase(name);
    for (const event of ['success', 'error']) request?.addEventListener(event, () => resolve());
  });

async function forgetCaches({ caches }: ForgetfulPage): Promise<void> {
  if (caches === undefined) return;
  const names = await caches.keys();
  await Promise.allSettled(names.map((name) => caches.delete(name)));
}

function attempt(run: () => void): void {
  try {
    run();
  } catch {
    // The browser blocks it.
  }
}
