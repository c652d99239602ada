import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { mostAttachmentBytes } from '../../contract/base/bodyLimits.ts';
import { readBase64 } from '../../lib/readBase64.ts';
import { fieldErrors } from '../../lib/errors.ts';
import type { SupportApi } from './api.ts';

/** Most files of one message, as the contract has it. */
const mostFiles = 4;

/** `wrongFile`, `fileTooLarge`: it can never be sent; `failed`: another try may succeed. */
export type FileFault = 'wrongFile' | 'fileTooLarge' | 'failed';

export interface AttachedFile {
  readonly key: number;
  readonly name: string;
  readonly bytes: number;
  /** Empty until the operator has it. */
  readonly id: string;
  readonly fault: FileFault | null;
  readonly file: Blob;
}

/** The part of a chosen file that is used. */
export type ChosenFile = Blob & { readonly name: string };

/** The files of a message that is being written: each is sent as soon as it is chosen, so that a fault shows at once. */
export class Attachments {
  files: readonly AttachedFile[] = [];
  /** More were chosen than a message may have. */
  isTooMany = false;
  #count = 0;
  readonly #api: Pick<SupportApi, 'attach'>;
  readonly #read: (file: Blob) => Promise<string>;

  constructor(api: Pick<SupportApi, 'attach'>, read: (file: Blob) => Promise<string> = readBase64) {
    this.#api = api;
    this.#read = read;
    makeAutoObservable(this, { files: observableRef });
  }

  get isSending(): boolean {
    return this.files.some(({ id, fault }) => id === '' && fault === null);
  }

  /** A file that cannot be sent: the player removes it or tries again. */
  get hasFault(): boolean {
    return this.files.some(({ fault }) => fault !== null);
  }

  get ids(): readonly string[] {
    return this.files.map(({ id }) => id).filter((id) => id !== '');
  }

  async add(chosen: readonly ChosenFile[]): Promise<void> {
    const room = mostFiles - this.files.length;
    const added = chosen.slice(0, Math.max(0, room)).map((file): AttachedFile => {
      this.#count += 1;
      const fault = file.size > mostAttachmentBytes ? 'fileTooLarge' : null;
      return { key: this.#count, name: file.name, bytes: file.size, id: '', fault, file };
    });
    this.isTooMany = chosen.length > added.length;
    this.files = [...this.files, ...added];
    for (const file of added) if (file.fault === null) await this.send(file);
  }

  async retry(key: number): Promise<void> {
    const file = this.files.find((one) => one.key === key);
    if (file?.fault !== 'failed') return;
    this.put(key, { fault: null });
    await this.send(file);
  }

  remove(key: number): void {
    this.files = this.files.filter((file) => file.key !== key);
    this.isTooMany = false;
  }

  clear(): void {
    this.files = [];
    this.isTooMany = false;
  }

  /** The operator has forgotten them, as after an hour: they are sent again. */
  async sendAgain(): Promise<void> {
    for (const file of this.files) {
      this.put(file.key, { id: '', fault: null });
      await this.send(file);
    }
  }

  private async send({ key, name, file }: AttachedFile): Promise<void> {
    try {
      const id = await this.#api.attach(name, await this.#read(file));
      runInAction(() => this.put(key, { id }));
    } catch (error) {
      const code = fieldErrors(error, 'content')[0]?.code;
      const fault = code === 'wrongFile' || code === 'fileTooLarge' ? code : 'failed';
      runInAction(() => this.put(key, { fault }));
    }
  }

  private put(key: number, change: Partial<AttachedFile>): void {
    this.files = this.files.map((file) => (file.key === key ? { ...file, ...change } : file));
  }
}
