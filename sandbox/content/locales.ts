export interface ContentLocale {
  readonly id: number;
  readonly documentId: string;
  readonly code: string;
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  readonly isDefault: boolean;
}

/** The sandbox's languages; the first is the default. */
export const locales: readonly ContentLocale[] = [
  { id: 1, documentId: 'x8k2mq0v7c4e1r9t5b3ynw6h', code: 'en', name: 'English', dir: 'ltr', isDefault: true },
  { id: 2, documentId: 'p4s7d1f9g3h5j2k8l6z0xa1c', code: 'ru', name: 'Русский', dir: 'ltr', isDefault: false },
  { id: 3, documentId: 'v6b2n8m4q0w7e3r5t1y9ui2o', code: 'es', name: 'Español', dir: 'ltr', isDefault: false },
  { id: 4, documentId: 'a3s5d7f2g9h1j4k6l8q0we5r', code: 'ar', name: 'العربية', dir: 'rtl', isDefault: false },
];
