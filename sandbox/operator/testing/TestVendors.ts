export interface VendorRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  /** Of a body that is no text. */
  readonly bytes: Uint8Array | null;
  readonly headers: Headers;
}

type Answer = (request: VendorRequest) => Response | Promise<Response>;

const games = [
  {
    sysname: 'lantern-harbor',
    title: 'Lantern Harbor',
    provider: 'tidewright',
    volatility: 'medium',
    rtp: '96.12',
    rtpSource: 'exact',
    rule: 'lines',
    lines: 10,
    features: ['freeSpins'],
    maxWin: 5000,
    stakes: { least: 20, most: 4000 },
    freeStakes: [20, 40, 100],
    odds: {
      played: 'spins',
      source: 'simulated',
      outcomes: [
        [0, 0.75],
        [3.84, 0.25],
      ],
    },
  },
  {
    sysname: 'jade-ascent',
    title: 'Jade Ascent',
    provider: 'stonelight',
    volatility: 'high',
    rtp: '96.50',
    rule: 'ways',
    features: ['respins'],
  },
  {
    sysname: 'cherry-parade',
    title: 'Cherry Parade',
    provider: 'vector-row',
    volatility: 'low',
    rtp: '95.80',
    rule: 'lines',
    features: [],
  },
];

/** Fake vendors: replies by path prefix, and a list of the requests. */
export class TestVendors {
  readonly requests: VendorRequest[] = [];
  private readonly answers = new Map<string, Answer>([
    ['/studio/catalogue', () => Response.json({ games })],
    ['/art/colours.json', () => Response.json({ 'games/lantern-harbor': '#112233' })],
  ]);

  /** Sets the reply for a path prefix. The longest matching prefix is used; without a match the request fails. */
  on(prefix: string, answer: Answer): void {
    this.answers.set(prefix, answer);
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const request = {
      method: init?.method ?? 'GET',
      path: url.pathname,
      body: String(init?.body ?? ''),
      bytes: init?.body instanceof Uint8Array ? init.body : null,
      headers: new Headers(init?.headers),
    };
    this.requests.push(request);
    const prefixes = [...this.answers.keys()].filter((prefix) => url.pathname.startsWith(prefix));
    const longest = prefixes.sort((left, right) => right.length - left.length)[0];
    const answer = longest === undefined ? undefined : this.answers.get(longest);
    if (answer === undefined) throw new TypeError('fetch failed');
    return answer(request);
  };
}
