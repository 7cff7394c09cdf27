export type Absence = 'Vacation' | 'Sick' | 'Training';

export interface Person {
  id: string;
  name: string;
  country: string;
  /** Absences by day, such as `2025-06-03`. */
  days: Record<string, Absence>;
  /** Only in the summary row: how many people are away on a day. */
  counts?: Record<string, number>;
}

export const TODAY = '2025-06-11';
export const YEAR = 2025;
export const WORKING = 'Working';
export const options: string[] = [WORKING, 'Vacation', 'Sick', 'Training'];

const isAbsence = (value: string): value is Absence =>
  value !== WORKING && options.includes(value);

const shared = {
  '2025-01-01': "New Year's Day",
  '2025-04-18': 'Good Friday',
  '2025-04-21': 'Easter Monday',
  '2025-05-29': 'Ascension Day',
  '2025-12-25': 'Christmas Day',
  '2025-12-26': 'Second Day of Christmas',
};

const holidays: Record<string, Record<string, string>> = {
  Denmark: {
    ...shared,
    '2025-04-17': 'Maundy Thursday',
    '2025-06-05': 'Constitution Day',
    '2025-06-09': 'Whit Monday',
  },
  Sweden: {
    ...shared,
    '2025-01-06': 'Epiphany',
    '2025-05-01': 'May Day',
    '2025-06-06': 'National Day',
    '2025-06-20': 'Midsummer Eve',
  },
};

export const isWeekend = (day: string) =>
  [0, 6].includes(new Date(day).getUTCDay());

export const holidayOf = (person: Person, day: string) =>
  holidays[person.country]?.[day];

/** The days of a month (0 to 11), in UTC so that time zones don't matter. */
export function daysOfMonth(month: number): string[] {
  const count = new Date(Date.UTC(YEAR, month + 1, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(YEAR, month, index + 1)).toISOString().slice(0, 10),
  );
}

/** The day and those after it with the same absence, within the given days. */
export function runOf(person: Person, day: string, days: string[]): string[] {
  const following = days.slice(days.indexOf(day));
  const end = following.findIndex(
    (one) => person.days[one] !== person.days[day],
  );
  return end === -1 ? following : following.slice(0, end);
}

/** Replaces the absence on all given days. */
export function setAbsence(person: Person, days: string[], value: string) {
  const next = { ...person.days };
  for (const day of days) {
    if (isAbsence(value)) next[day] = value;
    else delete next[day];
  }
  return { ...person, days: next };
}

export function countAway(people: Person[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const person of people) {
    for (const day of Object.keys(person.days)) {
      counts[day] = (counts[day] ?? 0) + 1;
    }
  }
  return counts;
}

type Period = [absence: Absence, from: string, dayCount: number];

function person(name: string, country: string, periods: Period[]): Person {
  const days: Person['days'] = {};
  for (const [absence, from, dayCount] of periods) {
    const start = Date.parse(from);
    for (let index = 0; index < dayCount; index += 1) {
      const day = new Date(start + index * 24 * 60 * 60 * 1000);
      days[day.toISOString().slice(0, 10)] = absence;
    }
  }
  return { id: name, name, country, days };
}

export const crew: Person[] = [
  person('Astrid Holm', 'Denmark', [['Vacation', '2025-06-02', 7]]),
  person('Bo Lindqvist', 'Sweden', [
    ['Training', '2025-06-04', 2],
    ['Vacation', '2025-06-23', 12],
  ]),
  person('Clara Juhl', 'Denmark', [['Sick', '2025-06-10', 3]]),
  person('Dan Ekström', 'Sweden', [['Vacation', '2025-06-09', 5]]),
  person('Elin Nyberg', 'Sweden', [
    ['Sick', '2025-06-03', 1],
    ['Training', '2025-06-16', 4],
  ]),
  person('Frederik Bach', 'Denmark', [['Vacation', '2025-06-26', 10]]),
  person('Greta Sand', 'Denmark', [['Training', '2025-06-11', 2]]),
  person('Henrik Toft', 'Denmark', [['Vacation', '2025-06-14', 9]]),
  person('Ida Wallin', 'Sweden', [
    ['Training', '2025-06-04', 2],
    ['Sick', '2025-06-18', 1],
  ]),
  person('Jens Krogh', 'Denmark', [['Vacation', '2025-06-28', 8]]),
];
