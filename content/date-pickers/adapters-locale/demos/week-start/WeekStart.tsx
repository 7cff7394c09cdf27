import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// A copy under a new name; `true` keeps the global locale of Day.js.
dayjs.locale('en-monday', { ...dayjs.Ls.en, weekStart: 1 }, true);

const sprintStart = dayjs('2025-04-17');

export default function WeekStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-monday">
      <DateCalendar defaultValue={sprintStart} />
    </LocalizationProvider>
  );
}
