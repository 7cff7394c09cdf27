import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const earliest = dayjs('2025-04-07');
const wanted = dayjs('2025-04-17');

export default function SowingDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={wanted}
        minDate={earliest}
        disableHighlightToday
        sx={{ width: 280, height: 300 }}
      />
    </LocalizationProvider>
  );
}
