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
  {
    id: 5,
    documentId: 'b9r1x3z5c7v2n4m6k8j0h2g4',
    code: 'pt-BR',
    name: 'Português (Brasil)',
    dir: 'ltr',
    isDefault: false,
  },
  { id: 6, documentId: 't2y4u6i8o0p1a3s5d7f9g1h3', code: 'tr', name: 'Türkçe', dir: 'ltr', isDefault: false },
  { id: 7, documentId: 'd5e7w9q1a2s4d6f8g0h3j5k7', code: 'de', name: 'Deutsch', dir: 'ltr', isDefault: false },
  { id: 8, documentId: 'l8v0b2n4m6c1x3z5a7s9d2f4', code: 'lv', name: 'Latviešu', dir: 'ltr', isDefault: false },
  { id: 9, documentId: 'h1n3i5k7o9p2l4m6b8v0c2x4', code: 'hi', name: 'हिन्दी', dir: 'ltr', isDefault: false },
  { id: 10, documentId: 'u4k6r8a0i2n4e6t1y3w5q7z9', code: 'uk', name: 'Українська', dir: 'ltr', isDefault: false },
];
