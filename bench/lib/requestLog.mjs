/**
 * Records every response of a page as transferred: compressed size, kind, encoding, cache.
 * It reads the DevTools protocol; intercepting requests would add a round trip to each.
 * @module
 */

/**
 * @typedef {{ url: string, kind: string, wireBytes: number, decodedBytes: number, status: number, mime: string, encoding: string, isCached: boolean, protocol: string }} LoggedRequest
 */

const KINDS = { Document: 'html', Script: 'js', Stylesheet: 'css', Image: 'image', Font: 'font' };

export class RequestLog {
  /** @param {import('playwright').CDPSession} session */
  constructor(session) {
    /** @type {Map<string, LoggedRequest>} */
    this.requests = new Map();
    const known = (id) => this.requests.get(id);
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (/^(data|blob|about|chrome-extension):/.test(request.url)) return;
      const blank = { wireBytes: 0, decodedBytes: 0, status: 0, mime: '', encoding: '', isCached: false, protocol: '' };
      this.requests.set(requestId, { url: request.url, kind: KINDS[type] ?? 'other', ...blank });
    });
    session.on('Network.responseReceived', ({ requestId, response, type }) => {
      const entry = known(requestId);
      if (!entry) return;
      const headers = Object.fromEntries(
        Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]),
      );
      entry.status = response.status;
      entry.mime = response.mimeType;
      entry.encoding = headers['content-encoding'] ?? '';
      entry.protocol = response.protocol ?? '';
      entry.isCached ||= Boolean(response.fromDiskCache || response.fromPrefetchCache || response.fromServiceWorker);
      entry.kind = /javascript/.test(response.mimeType) ? 'js' : (KINDS[type] ?? entry.kind);
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => {
      const entry = known(requestId);
      if (entry) entry.isCached = true;
    });
    session.on('Network.dataReceived', ({ requestId, dataLength }) => {
      const entry = known(requestId);
      if (entry) entry.decodedBytes += dataLength;
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const entry = known(requestId);
      if (entry) entry.wireBytes = encodedDataLength;
    });
  }

  /** @returns {LoggedRequest[]} */
  all() {
    return [...this.requests.values()];
  }
}

/** @param {ReadonlyArray<LoggedRequest>} requests @returns {Record<string, number>} transferred bytes by kind and in total */
export function bytesByKind(requests) {
  const sums = { total: 0, html: 0, js: 0, css: 0, image: 0, font: 0, other: 0 };
  for (const request of requests) {
    sums[request.kind] += request.wireBytes;
    sums.total += request.wireBytes;
  }
  return sums;
}

/** @param {ReadonlyArray<LoggedRequest>} requests @returns {Map<string, number>} script address without query → transferred bytes */
export function scriptSizes(requests) {
  const sizes = new Map();
  for (const request of requests) {
    if (request.kind !== 'js') continue;
    const address = request.url.replace(/[?#].*$/, '');
    sizes.set(address, Math.max(sizes.get(address) ?? 0, request.wireBytes));
  }
  return sizes;
}

/**
 * The scripts in the HTML: the entry and the preloaded ones.
 * @param {ReadonlyArray<LoggedRequest>} requests @param {string} html @returns {Map<string, number>} script address → bytes on the wire
 */
export function namedScripts(requests, html) {
  const paths = new Set(
    [...html.matchAll(/<(?:script[^>]*\ssrc|link rel="modulepreload" href)="([^"]+)"/g)].map(([, path]) => path),
  );
  return new Map([...scriptSizes(requests)].filter(([address]) => paths.has(new URL(address).pathname)));
}

/**
 * @param {ReadonlyMap<string, number>} scripts
 * @param {ReadonlyMap<string, number>} base scripts that were loaded before
 * @returns {number} bytes of scripts that are not in the base
 */
export function addedBytes(scripts, base) {
  let sum = 0;
  for (const [address, bytes] of scripts) if (!base.has(address)) sum += bytes;
  return sum;
}
