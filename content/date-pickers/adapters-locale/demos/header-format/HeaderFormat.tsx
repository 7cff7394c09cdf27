import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const statement = dayjs('2025-04-17');

export default function HeaderFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={statement}
        slotProps={{ calendarHeader: { format: 'MM / YYYY' } }}
      />
    </LocalizationProvider>
  );
}
