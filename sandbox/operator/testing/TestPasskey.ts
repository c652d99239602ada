import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Ceremony {
  /** The options as the operator sent them, JSON. */
  readonly options: string;
  readonly origin: string;
  /** Whether the device has verified its user. */
  readonly isVerified?: boolean;
}

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** A device with one passkey (ES256), as a browser would present it. */
export class TestPasskey {
  readonly id = randomBytes(16);
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  register({ options, origin, isVerified = true }: Ceremony): string {
    const { challenge, rp } = JSON.parse(options) as { challenge: string; rp: { id: string } };
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, publicKey]);
    const authData = Buffer.concat([this.data(rp.id, ATTESTED, isVerified), attested]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.credential({
      clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    });
  }

  signIn({ options, origin, isVerified = true }: Ceremony): string {
    const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string };
    this.counter += 1;
    const data = this.data(rpId, 0, isVerified);
    const client = clientData('webauthn.get', challenge, origin);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.keys.privateKey);
    return this.credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private data(rpId: string, flags: number, isVerified: boolean): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([PRESENT | flags | (isVerified ? VERIFIED : 0)]), counter]);
  }

  private credential(response: object): string {
    const id = this.id.toString('base64url');
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }
}

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64url'));

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
