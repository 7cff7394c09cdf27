import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const matchDay = dayjs('2025-04-17');

const formatWeekday = (date: Dayjs) => date.format('ddd');

export default function WeekdayNames() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={matchDay}
        dayOfWeekFormatter={formatWeekday}
      />
    </LocalizationProvider>
  );
}
