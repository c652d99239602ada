const paths = {
  search:
    'M11 4a7 7 0 1 0 4.3 12.500l4.1 4.1 1.2-1.2-4.1-4.100A7 7 0 0 0 11 4zm0 1.800a5.2 5.2 0 1 1 0 10.4 5.2 5.2 0 0 1 0-10.400z',
  back: 'M14.5 5l1.3 1.300L10.1 12l5.7 5.7-1.3 1.300L7.5 12z',
  close: 'M6.3 5L12 10.7 17.7 5 19 6.3 13.3 12l5.7 5.7-1.3 1.3-5.7-5.700L6.3 19 5 17.700l5.7-5.700L5 6.300z',
  star: 'M12 3.600l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z',
  settings: 'M4 7h9v2H4zm13 0h3v2h-3zM4 15h3v2H4zm7 0h9v2h-9zM13.5 5.500h2v5h-2zM7.5 13.500h2v5h-2z',
  ticket:
    'M4 6h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4zm1.8 1.800v1a3.8 3.8 0 0 1 0 6.400v1h12.400v-1a3.8 3.8 0 0 1 0-6.400v-1zM9 9.500h6v1.600H9zm0 3.400h6v1.600H9z',
  share:
    'M17 4a3 3 0 1 1-2.5 4.600L9.7 11a3 3 0 0 1 0 2l4.8 2.400a3 3 0 1 1-.8 1.600l-4.8-2.400a3 3 0 1 1 0-5.200l4.8-2.400A3 3 0 0 1 17 4z',
  clock:
    'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm0 1.800a6.2 6.2 0 1 0 0 12.4 6.2 6.2 0 0 0 0-12.400zm-.9 2.400h1.800v3.500l2.6 1.6-.9 1.5-3.5-2.100z',
  chevron: 'M12 15.500L5 8.500l1.3-1.300L12 12.900l5.7-5.700L19 8.500z',
  lock: 'M8 10V8a4 4 0 0 1 8 0v2h1.500v9h-11v-9zm1.800 0h4.400V8a2.200 2.200 0 0 0-4.400 0z',
  home: 'M12 4l8 7h-2.200v8h-4.500v-5h-2.600v5H6.200v-8H4z',
  bell: 'M12 3.500a1.200 1.200 0 0 1 1.200 1.200v.6a5.400 5.400 0 0 1 4.200 5.300v3.600l1.700 2.300v1H4.900v-1l1.700-2.300v-3.600a5.400 5.400 0 0 1 4.200-5.300v-.6A1.200 1.200 0 0 1 12 3.500zm-2 15.200h4a2 2 0 0 1-4 0z',
  list: 'M4 6h16v2H4zm0 5h16v2H4zm0 5h10v2H4z',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, isFlipped = false }: { readonly name: IconName; readonly isFlipped?: boolean }) {
  return (
    <svg className={isFlipped ? 'icon flips' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} fill="currentColor" />
    </svg>
  );
}
