import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

// In your app, use dayjs() for the current day.
const today = dayjs('2025-04-17');
const MAX_DAYS_AHEAD = 60;

const closedDays = new Set(['2025-04-18', '2025-04-21']);

const isClosed = (date: Dayjs) =>
  [0, 6].includes(date.day()) || closedDays.has(date.format('YYYY-MM-DD'));

const items: PickersShortcutsItem<Dayjs | null>[] = [
  {
    label: 'Next workday',
    getValue: ({ isValid }) => {
      for (let days = 1; days <= MAX_DAYS_AHEAD; days += 1) {
        const candidate = today.add(days, 'day');
        if (isValid(candidate)) {
          return candidate;
        }
      }
      return null;
    },
  },
];

export default function NextWorkday() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Appointment"
        minDate={today}
        referenceDate={today}
        shouldDisableDate={isClosed}
        slotProps={{
          shortcuts: { items },
          textField: { helperText: 'Closed on weekends, April 18 and 21' },
        }}
      />
    </LocalizationProvider>
  );
}
