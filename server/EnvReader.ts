import { isIP } from 'node:net';

/** Invalid settings, with all faults: an invalid value stops the process at start instead of causing errors later. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(readonly faults: readonly string[]) {
    super(`The settings are not usable:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
}

export type Env = Readonly<Record<string, string | undefined>>;

/** Reads settings from an environment and collects their faults. */
export class EnvReader {
  readonly faults: string[] = [];

  constructor(private readonly env: Env) {}

  text(name: string, fallback: string): string {
    const value = this.env[name]?.trim();
    return value === undefined || value === '' ? fallback : value;
  }

  secret(name: string, fallback: string): string {
    const value = this.text(name, fallback);
    if (value.length < 16) this.faults.push(`${name} must have at least 16 characters`);
    return value;
  }

  /** Empty if unset. */
  secretOrNone(name: string): string {
    return this.text(name, '') === '' ? '' : this.secret(name, '');
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.text(name, String(fallback));
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= min && number <= max))
      this.faults.push(`${name} must be a whole number from ${min} to ${max}, got "${value}"`);
    return number;
  }

  choice<const T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const value = this.text(name, fallback);
    const choice = choices.find((candidate) => candidate === value);
    if (choice === undefined) this.faults.push(`${name} must be one of ${choices.join(', ')}, got "${value}"`);
    return choice ?? fallback;
  }

  /** An http(s) address without its trailing slash. */
  url(name: string, fallback: string): string {
    const value = this.text(name, fallback);
    if (!isAddress(value, ['http:', 'https:']))
      this.faults.push(`${name} must be an http or https address, got "${value}"`);
    return value.replace(/\/+$/, '');
  }

  origins(name: string, fallback: readonly string[]): readonly string[] {
    const values = this.text(name, fallback.join(','))
      .split(/[\s,]+/)
      .filter((value) => value !== '');
    // A wildcard host, such as https://*.telegram.org, is a frame-ancestors source but not a URL.
    const isOrigin = (value: string) => /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/i.test(value);
    for (const value of values) if (!isOrigin(value)) this.faults.push(`${name} holds "${value}", which is no origin`);
    return values;
  }

  /** Origins without wildcards: messages are posted to them, and a message needs the whole origin. */
  exactOrigins(name: string, fallback: readonly string[]): readonly string[] {
    const values = this.origins(name, fallback);
    for (const value of values)
      if (value.includes('*')) this.faults.push(`${name} holds "${value}", but wildcards are not possible here`);
    return values;
  }

  /** IP addresses or subnets such as 10.0.0.0/8. */
  addresses(name: string, fallback: readonly string[]): readonly string[] {
    const values = this.text(name, fallback.join(','))
      .split(/[\s,]+/)
      .filter((value) => value !== '');
    for (const value of values)
      if (!isAddressOrSubnet(value)) this.faults.push(`${name} holds "${value}", which is no IP address or subnet`);
    return values;
  }

  /** An address with one of the protocols (`postgres:`), or null if unset. */
  addressOrNone(name: string, protocols: readonly string[]): string | null {
    const value = this.text(name, '');
    if (value === '') return null;
    if (!isAddress(value, protocols))
      this.faults.push(`${name} must be an address with ${protocols.join(' or ')}, got "${value}"`);
    return value;
  }

  /** An address by which the sender of something can be reached. */
  contact(name: string, fallback: string): string {
    const value = this.text(name, fallback);
    if (!isAddress(value, ['mailto:', 'https:']))
      this.faults.push(`${name} must be a mailto or https address, got "${value}"`);
    return value;
  }

  /** Throws a SettingsError with every fault found so far. */
  demandNoFaults(): void {
    if (this.faults.length > 0) throw new SettingsError(this.faults);
  }
}

function isAddressOrSubnet(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function isAddress(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}
