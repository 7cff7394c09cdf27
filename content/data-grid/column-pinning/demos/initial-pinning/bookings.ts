import { createRandom, pick } from './random';

export interface Booking {
  id: string;
  guest: string;
  room: string;
  arrival: Date;
  nights: number;
  /** Per night, in US dollars. */
  rate: number;
  source: string;
}

const firstNames = [
  'Anna',
  'Ben',
  'Clara',
  'Daniel',
  'Ines',
  'Omar',
  'Priya',
  'Tom',
];
const lastNames = [
  'Duarte',
  'Hale',
  'Lind',
  'Moreau',
  'Okafor',
  'Said',
  'Tanaka',
  'Wolf',
];
const rooms = [
  { name: 'Single', rate: 89 },
  { name: 'Double', rate: 122 },
  { name: 'Double, sea view', rate: 158 },
  { name: 'Suite', rate: 210 },
];
const sources = ['Website', 'Phone', 'Travel agency', 'Booking portal'];

/** Invented bookings of a hotel: two arrivals a day in June 2025. */
export function createBookings(): Booking[] {
  const random = createRandom(21);
  return Array.from({ length: 60 }, (_, index) => {
    const room = pick(rooms, random);
    return {
      id: `B-${2101 + index}`,
      guest: `${firstNames[(index * 5) % 8]} ${lastNames[(index * 3 + Math.floor(index / 8)) % 8]}`,
      room: room.name,
      arrival: new Date(2025, 5, 1 + Math.floor(index / 2)),
      nights: 1 + Math.floor(random() * 7),
      rate: room.rate,
      source: pick(sources, random),
    };
  });
}
