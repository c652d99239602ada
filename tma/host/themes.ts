import type { ThemeParamsType } from '@tma.js/sdk';

export const themeNames = ['day', 'night', 'tinted'] as const;
export type ThemeName = (typeof themeNames)[number];

/** The messenger's own palettes, as it sends them to apps. Tinted: the dark blue of its phone clients. */
export const themes: Readonly<Record<ThemeName, ThemeParamsType>> = {
  day: {
    bg_color: '#ffffff',
    text_color: '#000000',
    hint_color: '#707579',
    link_color: '#3390ec',
    button_color: '#3390ec',
    button_text_color: '#ffffff',
    secondary_bg_color: '#f4f4f5',
    header_bg_color: '#ffffff',
    accent_text_color: '#3390ec',
    section_bg_color: '#ffffff',
    section_header_text_color: '#707579',
    section_separator_color: '#e7e7e7',
    subtitle_text_color: '#707579',
    destructive_text_color: '#e53935',
    bottom_bar_bg_color: '#f4f4f5',
  },
  night: {
    bg_color: '#212121',
    text_color: '#ffffff',
    hint_color: '#aaaaaa',
    link_color: '#8774e1',
    button_color: '#8774e1',
    button_text_color: '#ffffff',
    secondary_bg_color: '#0f0f0f',
    header_bg_color: '#212121',
    accent_text_color: '#8774e1',
    section_bg_color: '#212121',
    section_header_text_color: '#aaaaaa',
    section_separator_color: '#0f0f0f',
    subtitle_text_color: '#aaaaaa',
    destructive_text_color: '#e53935',
    bottom_bar_bg_color: '#0f0f0f',
  },
  tinted: {
    bg_color: '#17212b',
    text_color: '#f5f5f5',
    hint_color: '#708499',
    link_color: '#6ab3f3',
    button_color: '#5288c1',
    button_text_color: '#ffffff',
    secondary_bg_color: '#232e3c',
    header_bg_color: '#17212b',
    accent_text_color: '#6ab2f2',
    section_bg_color: '#17212b',
    section_header_text_color: '#6ab3f3',
    section_separator_color: '#111921',
    subtitle_text_color: '#708499',
    destructive_text_color: '#ec3942',
    bottom_bar_bg_color: '#17212b',
  },
};
