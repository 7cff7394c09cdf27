export interface Place {
  id: number;
  city: string;
  country: string;
  /** Population of the city proper, rounded. */
  population: number;
}

/** Cities from four continents. */
export const places: Place[] = [
  { id: 1, city: 'Lisbon', country: 'Portugal', population: 546000 },
  { id: 2, city: 'Oslo', country: 'Norway', population: 717000 },
  { id: 3, city: 'Nairobi', country: 'Kenya', population: 4397000 },
  { id: 4, city: 'Montevideo', country: 'Uruguay', population: 1319000 },
  { id: 5, city: 'Osaka', country: 'Japan', population: 2754000 },
  { id: 6, city: 'Lyon', country: 'France', population: 522000 },
  { id: 7, city: 'Krakow', country: 'Poland', population: 803000 },
  { id: 8, city: 'Medellin', country: 'Colombia', population: 2569000 },
  { id: 9, city: 'Porto', country: 'Portugal', population: 232000 },
  { id: 10, city: 'Busan', country: 'South Korea', population: 3287000 },
  { id: 11, city: 'Ghent', country: 'Belgium', population: 265000 },
  { id: 12, city: 'Dakar', country: 'Senegal', population: 1278000 },
];
