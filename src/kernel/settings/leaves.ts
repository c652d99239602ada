/** Single settings, each with its default: what the schemas of settings are made of. */
import { boolean, mixed, number, string } from 'yup';
import { parseUrl } from '../../shared/navigation/parseUrl.ts';
import { sameOriginPath } from '../../shared/navigation/sameOriginPath.ts';

export const flag = (usual: boolean) => boolean().default(usual);

export const text = (usual = '') => string().default(usual);

export const count = (usual: number) => number().default(usual);

/** Values outside of the bounds become the nearer bound. */
export const clamped = (usual: number, least: number, most = Infinity) =>
  count(usual).transform((value: number) => Math.min(most, Math.max(least, value)));

/** One of the values, the first by default. */
export const choice = <Value extends string>(first: Value, ...others: readonly Value[]) =>
  string<Value>()
    .oneOf([first, ...others])
    .default(first);

const webProtocols: readonly string[] = ['http:', 'https:'];
export const isWebAddress = (value: string): boolean => webProtocols.includes(parseUrl(value)?.protocol ?? '');

/** Address of a picture, which the image proxy fetches; empty for none. */
export const picture = () => text().transform((value: string) => (isWebAddress(value) ? value : ''));

const isAddress = (value: string): boolean => sameOriginPath(value) !== null || parseUrl(value)?.protocol === 'https:';

/** An address that players may be sent to: a path of this site, or another site by https; empty for none. */
export const addressOrNone = () => text().transform((value: string) => (isAddress(value) ? value : ''));

/** A setting, or an entry of a list, of no fixed shape: null from `read` is an unusable value. */
export const readBy = <Value extends object>(read: (raw: unknown) => Value | null) =>
  mixed<Value>().transform(read).required();
