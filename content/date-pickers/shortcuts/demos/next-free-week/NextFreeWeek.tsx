import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

// In your app, use dayjs() for the current day.
const today = dayjs('2025-04-17');
const MAX_WEEKS_AHEAD = 26;

const bookedDays = new Set(['2025-04-22', '2025-04-30', '2025-05-09']);

const isBooked = (date: Dayjs) => bookedDays.has(date.format('YYYY-MM-DD'));

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {
    label: 'Next free week',
    getValue: ({ isValid }) => {
      for (let weeks = 1; weeks <= MAX_WEEKS_AHEAD; weeks += 1) {
        const monday = today.startOf('week').add(weeks, 'week').add(1, 'day');
        const days = [0, 1, 2, 3, 4].map((offset) => monday.add(offset, 'day'));
        // `isValid` only checks the two ends, so test every day of the week.
        if (days.every((day) => isValid([day, day]))) {
          return [monday, monday.add(4, 'day')];
        }
      }
      return [null, null];
    },
  },
];

export default function NextFreeWeek() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Vacation"
        minDate={today}
        referenceDate={today}
        shouldDisableDate={isBooked}
        slotProps={{
          popper: { 'aria-label': 'Vacation' },
          shortcuts: { items },
          textField: { helperText: 'Booked: April 22, April 30, May 9' },
        }}
      />
    </LocalizationProvider>
  );
}
