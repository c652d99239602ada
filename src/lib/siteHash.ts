/**
 * 1-22: a host adds its launch to an address that has a hash of its own behind a question mark: `#real?tgWebAppData=…`.
 * The launch itself begins with its first parameter.
 */
const ofLaunch = /[?&]tgWebApp/;

export interface HashParts {
  /** The site's own hash without `#`; empty without one. */
  readonly own: string;
  /** The rest: launch parameters. Signed ones can sign their user in, so they must not get into links. */
  readonly launch: string;
}

/** Takes a hash without its `#` apart. One of the site alone has no launch, one of a launch alone nothing of the site. */
export function hashParts(hash: string): HashParts {
  if (!hash.includes('tgWebApp')) return { own: hash, launch: '' };
  const at = hash.search(ofLaunch);
  const before = at < 0 ? '' : hash.slice(0, at);
  if (before === '' || before.includes('=')) return { own: '', launch: hash };
  return { own: before, launch: hash.slice(at + 1) };
}
