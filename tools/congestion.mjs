/**
 * The arithmetic of the emulated link, separate from sockets and timers so that it can be unit tested.
 * Times are milliseconds, rates bits per second, sizes bytes.
 * @module
 */

/** Payload of one packet, and its TCP/IP header, in bytes. */
export const SEGMENT = 1460;
export const HEADER = 40;

/** One direction of a shared link: a FIFO queue with a fixed rate. */
export class SharedPipe {
  /** @param {number} bitsPerSecond */
  constructor(bitsPerSecond) {
    this.bytesPerMs = bitsPerSecond / 8000;
    this.freeAt = 0;
    this.wireBytes = 0;
    this.payloadBytes = 0;
  }

  /**
   * @param {number} bytes payload
   * @param {number} now
   * @returns {number} time at which the last bit has left the sender
   */
  send(bytes, now) {
    const wire = bytes + HEADER * Math.ceil(bytes / SEGMENT);
    this.freeAt = Math.max(this.freeAt, now) + wire / this.bytesPerMs;
    this.wireBytes += wire;
    this.payloadBytes += bytes;
    return this.freeAt;
  }

  /** @param {number} now @returns {boolean} whether the next packet could start within a millisecond */
  isFree(now) {
    return this.freeAt <= now + 1;
  }
}

/** TCP slow start without loss: the window grows by the acknowledged bytes, so it doubles each round trip. */
export class CongestionWindow {
  /** @param {number} segments initial window @param {number} [most] largest window in bytes */
  constructor(segments, most = 4 << 20) {
    this.size = segments * SEGMENT;
    this.most = most;
    this.inFlight = 0;
  }

  get room() {
    return Math.max(0, this.size - this.inFlight);
  }

  /** @param {number} bytes */
  sent(bytes) {
    this.inFlight += bytes;
  }

  /** @param {number} bytes */
  acknowledged(bytes) {
    this.inFlight -= bytes;
    this.size = Math.min(this.most, this.size + bytes);
  }
}

/** Bytes queued on one connection. Packets are slices of the buffers; only packets across buffers are copied. */
export class ByteQueue {
  constructor() {
    /** @type {Buffer[]} */
    this.buffers = [];
    this.length = 0;
  }

  /** @param {Buffer} buffer */
  push(buffer) {
    this.buffers.push(buffer);
    this.length += buffer.length;
  }

  /** @param {number} bytes at most `length` @returns {Buffer} */
  take(bytes) {
    /** @type {Buffer[]} */
    const parts = [];
    let wanted = Math.min(bytes, this.length);
    this.length -= wanted;
    while (wanted > 0) {
      const head = /** @type {Buffer} */ (this.buffers[0]);
      if (head.length <= wanted) {
        parts.push(head);
        this.buffers.shift();
        wanted -= head.length;
      } else {
        parts.push(head.subarray(0, wanted));
        this.buffers[0] = head.subarray(wanted);
        wanted = 0;
      }
    }
    const [first] = parts;
    return first && parts.length === 1 ? first : Buffer.concat(parts);
  }
}
