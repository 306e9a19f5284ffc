/** Icons: one SVG path each on a square of 24 units. Always next to a text, so hidden from screen readers. */

const PATHS = {
  cart: 'M3.5 8h17l-1.8 11H5.3zM8 8l3-5M16 8l-3-5M9 12v3.5M12 12v3.5M15 12v3.5',
  user: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM4.5 20.5c.7-4 3.6-6 7.5-6s6.8 2 7.5 6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  globe:
    'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM3.5 12h17M12 3.5c3 3 3 14 0 17-3-3-3-14 0-17z',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  next: 'm9 6 6 6-6 6',
  down: 'm6 9 6 6 6-6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  search: 'M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM16 16l4.5 4.5',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 11v5.5M12 7.6v.1',
  warn: 'M12 4 21 19.5H3zM12 10v4.5M12 17v.1',
  lock: 'M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  hand: 'M12 12.5c-3-2-4.5-3.6-4.5-5.5A2.3 2.3 0 0 1 12 6a2.3 2.3 0 0 1 4.5 1c0 1.9-1.5 3.5-4.5 5.5zM3 14.5h3l4 1.5h4a1.5 1.5 0 0 1 0 3h-4M14.5 17.5l5-2.5a1.5 1.5 0 0 1 1.5 2.5L14 21.5l-8-2H3',
  gift: 'M4 12h16v8H4zM3 8h18v4H3zM12 8v12M12 8C9 8 7 7 7.5 5.2S11 4 12 8c1-4 4-4.6 4.5-2.8S15 8 12 8z',
  phone:
    'M6.5 3.5 9.5 8l-2 2c1 2.6 3.9 5.5 6.5 6.5l2-2 4.5 3c0 2-1.5 3-3 3C10 20.5 3.5 14 3.5 6.5c0-1.5 1-3 3-3z',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  pin: 'M12 21c4.5-5 7-8 7-11a7 7 0 0 0-14 0c0 3 2.5 6 7 11zM9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z',
  print: 'M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7z',
  scale: 'M12 4v16M7 20h10M4.5 7h15M5.5 7 3 13.5h5zM18.5 7 16 13.5h5z',
  sift: 'M4 5h16l-6 8v6l-4 1.5V13z',
  leaf: 'M5 19c0-9 5-14 14-14 0 9-5 14-14 14zM5 19l8-8',
  heart: 'M12 20C7 16 4 13 4 9.5A4 4 0 0 1 12 8a4 4 0 0 1 8 1.5c0 3.5-3 6.5-8 10.5z',
  dome: 'M5 20v-8c0-3 4-4 7-8 3 4 7 5 7 8v8zM10 20v-4a2 2 0 0 1 4 0v4',
  key: 'M3.5 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM11.5 12H21v3M17 12v3',
  bread: 'M4 12c0-4 4-6 8-6s8 2 8 6v6H4zM9 9.5V12M12 9v3M15 9.5V12',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  calendar: 'M4 6.5h16V20H4zM4 11h16M8.5 4v4M15.5 4v4',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 7v5.5l3.5 2',
  bank: 'M4 9.5 12 4l8 5.5zM5.5 10v8M10 10v8M14 10v8M18.5 10v8M3.5 20h17',
  card: 'M3 6h18v12.5H3zM3 10h18M6 15h4',
  sun: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  repeat: 'M5 11.5a5 5 0 0 1 5-5h8.5M15.5 3.5l3 3-3 3M19 12.5a5 5 0 0 1-5 5H5.5M8.5 20.5l-3-3 3-3',
  document: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6',
  pause: 'M9 5.5v13M15 5.5v13',
  star: 'm12 3 2.7 5.7 6.2.8-4.6 4.3 1.2 6.2-5.5-3.1L6.5 20l1.2-6.2-4.6-4.3 6.2-.8z',
  people:
    'M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM2.5 19.5c.5-3.5 3-5 6.5-5s6 1.5 6.5 5M16 5.2a3.5 3.5 0 0 1 0 6.6M17.5 14.8c2.3.6 3.6 2.2 4 4.7',
  screen: 'M3.5 5h17v11h-17zM9 20h6M12 16v4',
} as const;

export type IconName = keyof typeof PATHS;

/** @param flip mirrors an icon that points in a direction on right-to-left pages */
export function Icon({
  name,
  flip = false,
  className = '',
}: {
  name: IconName;
  flip?: boolean;
  className?: string;
}) {
  return (
    <svg className={`ic${flip ? ' flip' : ''} ${className}`.trim()} viewBox="0 0 24 24" aria-hidden>
      <path d={PATHS[name]} />
    </svg>
  );
}
