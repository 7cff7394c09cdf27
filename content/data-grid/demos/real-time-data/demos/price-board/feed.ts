import { createRandom } from './random';

export interface Zone {
  id: string;
  zone: string;
  /** In euros per megawatt-hour. */
  price: number;
  /** Relative to the first price of the day. */
  change: number;
  /** In megawatts. */
  load: number;
  /** The last prices, the newest at the end. */
  history: number[];
}

const HISTORY_LENGTH = 40;

const openings = [
  { id: 'DK1', zone: 'Denmark West', price: 62, load: 2450 },
  { id: 'DK2', zone: 'Denmark East', price: 68, load: 1620 },
  { id: 'FI', zone: 'Finland', price: 41, load: 9340 },
  { id: 'NO1', zone: 'Oslo', price: 55, load: 4210 },
  { id: 'NO4', zone: 'Tromsø', price: 23, load: 2080 },
  { id: 'SE1', zone: 'Luleå', price: 19, load: 1180 },
  { id: 'SE3', zone: 'Stockholm', price: 47, load: 9870 },
  { id: 'SE4', zone: 'Malmö', price: 59, load: 2760 },
  { id: 'EE', zone: 'Estonia', price: 74, load: 930 },
  { id: 'LT', zone: 'Lithuania', price: 77, load: 1410 },
];

const round = (value: number) => Math.round(value * 100) / 100;

/** Stands in for a WebSocket: `next()` returns the zones that have changed. */
export function createFeed(seed = 5) {
  const random = createRandom(seed);
  const move = (price: number) =>
    Math.max(1, round(price * (1 + (random() - 0.5) * 0.03)));

  let zones: Zone[] = openings.map((opening) => {
    const history = [opening.price];
    while (history.length < HISTORY_LENGTH) {
      history.push(move(history[history.length - 1] ?? opening.price));
    }
    return toZone(opening, history, opening.load);
  });

  return {
    rows: zones,
    next(): Zone[] {
      const changed = zones
        .filter(() => random() < 0.4)
        .map((zone) => {
          const history = [...zone.history.slice(1), move(zone.price)];
          const load = Math.round(zone.load * (1 + (random() - 0.5) * 0.01));
          return toZone(zone, history, load);
        });
      const byId = new Map(changed.map((zone) => [zone.id, zone]));
      zones = zones.map((zone) => byId.get(zone.id) ?? zone);
      return changed;
    },
  };
}

function toZone(
  { id, zone }: { id: string; zone: string },
  history: number[],
  load: number,
): Zone {
  const opening = openings.find((one) => one.id === id)?.price ?? 1;
  const price = history[history.length - 1] ?? opening;
  return { id, zone, price, change: price / opening - 1, load, history };
}
