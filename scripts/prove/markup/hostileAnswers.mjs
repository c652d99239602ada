import { hostileAddress } from './corpus.mjs';

/** Limits of the site's reader: what is beyond is cut. */
const TEXTS = 70;
const LINKS = 39;
const BANNERS = 10;

/** How many payloads one page takes. */
export const PER_PAGE = TEXTS;

/** Design tokens that a theme may set. */
const tokens = ['--accent', '--surface-0', '--surface-1', '--text-1', '--r-1', '--r-2', '--focus', '--line'];

const cycled = (payloads, count, from = 0) =>
  Array.from({ length: count }, (_one, index) => payloads[(from + index) % payloads.length]);
const linkOf = ({ id, text }) => ({ label: text, href: hostileAddress(id), text });
/** A link that is kept, since its target is honest. */
const honest = ({ text }) => ({ label: text, href: '/terms', text });

/** A page with the payloads in every slot. `next` is the slug that its last link leads to. */
export function hostilePage(slug, payloads, next) {
  const at = (index) => payloads[index % payloads.length];
  return {
    id: 1,
    documentId: slug,
    slug,
    locale: 'en',
    title: at(0).text,
    lead: at(1).text,
    seo: {
      metaTitle: at(2).text,
      metaDescription: at(3).text,
      metaImage: { url: hostileAddress(at(4).id) },
      kind: 'article',
    },
    blocks: [
      {
        __component: 'page.links',
        title: at(5).text,
        links: [
          { label: 'onward', href: `/${next}`, text: '' },
          ...cycled(payloads, LINKS).map((one, index) => (index % 2 === 0 ? linkOf(one) : honest(one))),
        ],
      },
      ...payloads.slice(0, TEXTS).map(({ text }) => ({ __component: 'page.rich-text', body: text })),
      {
        __component: 'page.faq',
        title: at(6).text,
        items: payloads.slice(0, TEXTS).map(({ text }) => ({ question: text, answer: text })),
      },
      {
        __component: 'page.table',
        title: at(7).text,
        columns: [at(8).text, at(9).text],
        rows: payloads.slice(0, TEXTS).map(({ text }) => [text, text]),
      },
      ...cycled(payloads, BANNERS, 10).map((one, index) => ({
        __component: 'page.banner',
        title: one.text,
        text: one.text,
        link: index % 2 === 0 ? linkOf(one) : honest(one),
        picture: { url: hostileAddress(one.id), alternativeText: one.text, width: one.text, height: 1 },
      })),
      ...cycled(payloads, BANNERS, 20).map(({ id, text }) => ({
        __component: 'page.picture',
        caption: text,
        picture: {
          url: `https://pictures.invalid/${id}"><script>__x(${id})</script>`,
          alternativeText: text,
          width: 3,
          height: 1,
        },
      })),
      { __component: 'page.game-rail', title: at(30).text, category: at(31).text, count: at(32).text },
      {
        __component: 'page.form',
        title: at(33).text,
        text: at(34).text,
        form: 'promo',
        label: at(35).text,
        button: at(41).text,
      },
      { __component: at(36).text, title: at(37).text },
    ],
    createdAt: at(38).text,
    updatedAt: at(39).text,
    publishedAt: at(40).text,
  };
}

/** The site configuration with payloads in every text, address and name. */
export function hostileConfiguration(payloads, pictures) {
  const at = (index) => payloads[index % payloads.length];
  return {
    footerNote: at(0).text,
    imageQuality: { tile: at(1).text, banner: at(2).text },
    themes: {
      list: ['dark', at(3).text],
      default: at(4).text,
      values: {
        dark: Object.fromEntries(tokens.map((name, index) => [name, `#fff}</style>${at(60 + index).text}`])),
        [at(68).text]: { '--accent': `url(javascript:__x(${at(69).id}))` },
      },
    },
    seo: {
      canonicalUrl: hostileAddress(at(59).id),
      robots: at(58).text,
      organization: {
        name: at(57).text,
        url: hostileAddress(at(56).id),
        logo: hostileAddress(at(55).id),
        description: at(54).text,
      },
      default: { title: at(53).text, description: at(52).text, image: hostileAddress(at(51).id) },
      product: { category: at(50).text },
      pages: { offers: { title: at(48).text, description: at(47).text, image: hostileAddress(at(46).id) } },
      hosts: ['localhost:3000', 'localhost'].map((host) => ({
        host,
        meta: [
          { name: at(49).text, content: at(45).text },
          { property: 'og:x', content: at(44).text },
          { name: 'refresh', 'http-equiv': 'refresh', content: `0;url=javascript:__x(${at(43).id})` },
        ],
      })),
    },
    auth: {
      banner: { label: at(5).text, value: at(6).text, addition: at(7).text },
      popupFallbacks: { authorization: hostileAddress(at(8).id), registration: hostileAddress(at(9).id) },
      returnHosts: [at(10).text],
      registrationTypes: [{ id: 'email', label: at(11).text, component: 'form', isFast: false, field: 'email' }],
      socialServices: [{ id: at(12).text, label: at(13).text, icon: hostileAddress(at(14).id) }],
    },
    menu: cycled(payloads, 12, 15).map(({ id, text }, index) => ({
      path: index % 3 === 0 ? hostileAddress(id) : `/gamehall?category=${encodeURIComponent(text)}`,
      title: text,
      group: text,
      icon: `${pictures}/icon/${id}.svg`,
      isInBar: index < 4,
    })),
    redirects: {
      rules: cycled(payloads, 10, 27).map(({ id, text }, index) => ({
        from: index % 2 === 0 ? `/led-${index}` : text,
        to: hostileAddress(id),
        isPermanent: text,
      })),
      hosts: [at(37).text],
    },
    footer: {
      columns: cycled(payloads, 4, 38).map((one, index) => ({
        title: one.text,
        links: cycled(payloads, 10, 42 + index * 10).map((link, place) =>
          place % 2 === 0 ? linkOf(link) : honest(link),
        ),
      })),
      social: cycled(payloads, 10, 20).map((one) => ({ ...honest(one), icon: hostileAddress(one.id) })),
      licences: cycled(payloads, 10, 30).map(honest),
    },
    home: { blocks: [] },
  };
}

/** Texts of the site that are replaced: of the header, the footer and pages of the content system. */
export function hostileMessages(payloads) {
  const text = (index) => payloads[index % payloads.length].text;
  return {
    core: {
      signIn: text(0),
      signUp: text(1),
      brand: text(2),
      skip: text(3),
      footer: { about: text(4), age: text(5) },
      nav: { play: text(6), side: text(7), main: text(8), help: text(9), search: text(10) },
      theme: { label: text(11) },
    },
    content: { contents: text(12), allGames: text(13), table: text(14) },
    home: { title: text(15), lead: text(16) },
  };
}

/** Banners of the home page, which the operator passes on. */
export const hostileBanners = (payloads) =>
  cycled(payloads, BANNERS, 50).map(({ id, text }, index) => ({
    id: index + 1,
    documentId: `banner-${index}`,
    locale: 'en',
    title: text,
    text,
    button_text: text,
    button_link: hostileAddress(id),
    position: 'home',
    image_phone: hostileAddress(id),
    image_wide: hostileAddress(id + 1),
    colour: `red;background:url(javascript:__x(${id}))`,
    finished_at: null,
  }));

/**
 * Every answer of a content system whose editor is hostile, by the name of the call.
 * @param {ReadonlyArray<{ id: number, text: string }>} payloads
 * @param {string} pictures origin of the icons
 */
export function hostileAnswers(payloads, pictures) {
  const [first] = payloads;
  return {
    locales: [
      { code: 'en', name: first.text, isDefault: true },
      { code: 'ru', name: payloads[1].text },
      { code: payloads[2].text, name: 'x' },
    ],
    messages: { messages: hostileMessages(payloads) },
    'site-configuration': hostileConfiguration(payloads, pictures),
    pages: [hostilePage('first', payloads, 'second'), hostilePage('second', [...payloads].reverse(), 'first')],
    banners: hostileBanners(payloads),
    faqs: payloads.slice(0, 20).map(({ id, text }) => ({
      id,
      documentId: `faq-${id}`,
      category: 'payments',
      question: text,
      answer: text,
      words: text,
      order: id,
    })),
  };
}

/** The file of an icon: the payload among shapes. */
export const hostileIcon = ({ id, text }) =>
  `<svg viewBox="0 0 24 24" onload="__x(${id})"><path d="M0 0h24v24z" onclick="__x(${id})"/><path d="__x(${id})"/>${text}</svg>`;
