import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SwitchViewIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-09-15')}
        slots={{ switchViewIcon: CalendarIcon }}
        slotProps={{ switchViewIcon: { fontSize: 'small', color: 'primary' } }}
      />
    </LocalizationProvider>
  );
}
