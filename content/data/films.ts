export interface Film {
  id: number;
  title: string;
  year: number;
  director: string;
  country: string;
  /** Minutes. */
  length: number;
}

/** Films from a hundred years, with facts that do not change. */
export const films: Film[] = [
  film(1, 'The General', 1926, 'Buster Keaton', 'United States', 75),
  film(2, 'Metropolis', 1927, 'Fritz Lang', 'Germany', 153),
  film(3, 'Casablanca', 1942, 'Michael Curtiz', 'United States', 102),
  film(4, 'Bicycle Thieves', 1948, 'Vittorio De Sica', 'Italy', 89),
  film(5, 'Rashomon', 1950, 'Akira Kurosawa', 'Japan', 88),
  film(6, 'Tokyo Story', 1953, 'Yasujiro Ozu', 'Japan', 136),
  film(7, 'Pather Panchali', 1955, 'Satyajit Ray', 'India', 125),
  film(8, 'The Seventh Seal', 1957, 'Ingmar Bergman', 'Sweden', 96),
  film(9, 'Vertigo', 1958, 'Alfred Hitchcock', 'United States', 128),
  film(10, 'The 400 Blows', 1959, 'Francois Truffaut', 'France', 99),
  film(11, 'Playtime', 1967, 'Jacques Tati', 'France', 124),
  film(
    12,
    '2001: A Space Odyssey',
    1968,
    'Stanley Kubrick',
    'United Kingdom',
    149,
  ),
  film(13, 'Stalker', 1979, 'Andrei Tarkovsky', 'Soviet Union', 161),
  film(14, 'Wings of Desire', 1987, 'Wim Wenders', 'Germany', 128),
  film(15, 'My Neighbor Totoro', 1988, 'Hayao Miyazaki', 'Japan', 86),
  film(16, 'Chungking Express', 1994, 'Wong Kar-wai', 'Hong Kong', 102),
  film(17, 'Central Station', 1998, 'Walter Salles', 'Brazil', 110),
  film(18, 'Spirited Away', 2001, 'Hayao Miyazaki', 'Japan', 125),
  film(19, 'A Separation', 2011, 'Asghar Farhadi', 'Iran', 123),
  film(20, 'Parasite', 2019, 'Bong Joon-ho', 'South Korea', 132),
];

function film(
  id: number,
  title: string,
  year: number,
  director: string,
  country: string,
  length: number,
): Film {
  return { id, title, year, director, country, length };
}
