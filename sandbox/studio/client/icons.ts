/** The `d` of each icon's strokes, 24 × 24. */
export const icons = {
  spin: ['M20 12a8 8 0 1 1-2.6-5.9', 'M20.5 2.5v4.6h-4.6'],
  stop: ['M8 8h8v8H8z'],
  minus: ['M6 12h12'],
  plus: ['M6 12h12', 'M12 6v12'],
  table: ['M4 5h16v14H4z', 'M4 10h16', 'M10 10v9'],
  shield: ['M12 3 5 6v5.5c0 4.2 2.9 7.6 7 9.5 4.1-1.9 7-5.3 7-9.5V6z', 'm9 12 2.2 2.2L15.2 10'],
  soundOn: ['M5 9.5h3L12.5 6v12L8 14.5H5z', 'M16 9.2a4 4 0 0 1 0 5.6', 'M18.4 6.8a7.4 7.4 0 0 1 0 10.4'],
  soundOff: ['M5 9.5h3L12.5 6v12L8 14.5H5z', 'm16.5 10 4 4', 'm20.5 10-4 4'],
  close: ['M6 6l12 12', 'M18 6 6 18'],
  copy: ['M9 9h10v10H9z', 'M15 9V5H5v10h4'],
  dice: ['M5 5h14v14H5z', 'M9 9h.01', 'M15 15h.01', 'M15 9h.01', 'M9 15h.01'],
} as const;
