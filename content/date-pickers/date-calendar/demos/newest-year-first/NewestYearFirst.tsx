import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const graduation = dayjs('2018-06-15');
const lastDay = dayjs('2025-12-31');

export default function NewestYearFirst() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={graduation}
        openTo="year"
        maxDate={lastDay}
        yearsOrder="desc"
        yearsPerRow={4}
      />
    </LocalizationProvider>
  );
}
