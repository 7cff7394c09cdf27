import { createRandom, pick } from './random';

export interface Employee {
  id: number;
  name: string;
  department: string;
  role: string;
  city: string;
  /** Yearly, in US dollars. */
  salary: number;
  isRemote: boolean;
  startedAt: Date;
  /** The id of the manager; the head of the company has none. */
  managerId: number | null;
}

const firstNames = [
  'Ada',
  'Bruno',
  'Chiara',
  'Dmitri',
  'Emeka',
  'Freya',
  'Goran',
  'Hana',
  'Ines',
  'Jonas',
  'Kenji',
  'Leila',
] as const;

const lastNames = [
  'Almeida',
  'Berg',
  'Costa',
  'Dubois',
  'Eze',
  'Fischer',
  'Garcia',
  'Haddad',
  'Ito',
  'Jansen',
  'Kowalski',
  'Lund',
] as const;

const departments = [
  ['Engineering', ['Developer', 'Tester', 'Architect']],
  ['Design', ['Designer', 'Researcher', 'Writer']],
  ['Sales', ['Agent', 'Analyst', 'Partner manager']],
  ['People', ['Recruiter', 'Trainer', 'Advisor']],
] as const;

const cities = ['Berlin', 'Lagos', 'Lisbon', 'Osaka', 'Toronto'] as const;

/** A company in which every employee except the first has a manager with a smaller id. */
export function createEmployees(count: number, seed = 2): Employee[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const [department, roles] = pick(departments, random);
    return {
      id: index + 1,
      name: `${pick(firstNames, random)} ${pick(lastNames, random)}`,
      department,
      role: pick(roles, random),
      city: pick(cities, random),
      salary: 40000 + Math.floor(random() * 90) * 1000,
      isRemote: random() < 0.3,
      startedAt: new Date(2014 + Math.floor(random() * 11), index % 12, 1),
      managerId: index === 0 ? null : 1 + Math.floor((index - 1) / 5),
    };
  });
}

export const employees = createEmployees(60);
