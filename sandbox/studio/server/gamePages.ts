import { readFile } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';

/** The folder of the client (with index.html and assets/) and the origins that may frame it. */
export interface GamePageOptions {
  readonly clientDir: string;
  /** Origins of the casinos that embed the games. */
  readonly embedders: readonly string[];
}

const ASSET_PATH = /^[\w./-]+$/;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.webm': 'audio/webm',
  '.wasm': 'application/wasm',
};

/** Headers of a game page: only its own scripts are allowed, and only the casinos may frame it. */
export function gamePageHeaders({ embedders }: GamePageOptions): Record<string, string> {
  const ancestors = embedders.length === 0 ? "'none'" : embedders.join(' ');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  };
}

/** The page of all games; the client reads the game from the URL. */
export function readGamePage({ clientDir }: GamePageOptions): Promise<Buffer | null> {
  return readIfThere(resolve(clientDir, 'index.html'));
}

/** A file under assets/ with its content type; null if it does not exist or the path leaves the folder. */
export async function readAsset(
  { clientDir }: GamePageOptions,
  path: string,
): Promise<{ type: string; body: Buffer } | null> {
  if (!ASSET_PATH.test(path)) return null;
  const folder = resolve(clientDir, 'assets');
  const file = resolve(folder, path);
  const type = TYPES[extname(file)];
  if (!file.startsWith(folder + sep) || type === undefined) return null;
  const body = await readIfThere(file);
  return body === null ? null : { type, body };
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR')) return null;
    throw error;
  }
}
