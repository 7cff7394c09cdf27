/** The rows of the fault matrix, by area. A test covers the row in its title: "F21 a script that arrives late …". */
export const FAULT_AREAS: readonly { area: string; first: number; last: number }[] = [
  { area: 'Ad feed', first: 1, last: 19 },
  { area: 'Ad script and slot', first: 20, last: 31 },
  { area: 'Icon font, highlight styles, images, search', first: 32, last: 39 },
  { area: 'Analytics and vitals', first: 40, last: 46 },
  { area: 'Storage and state', first: 47, last: 55 },
  { area: 'Routing, hash, documents', first: 56, last: 59 },
  { area: 'Service worker and deploys', first: 60, last: 75 },
  { area: 'Playground', first: 76, last: 80 },
  { area: 'Accessibility modes', first: 81, last: 90 },
];
