import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const likelyBirthday = dayjs('1990-01-01');
const earliestBirthday = dayjs('1925-01-01');
const latestBirthday = dayjs('2025-04-17');

export default function BirthdayPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of birth"
        views={['year', 'month', 'day']}
        openTo="year"
        referenceDate={likelyBirthday}
        minDate={earliestBirthday}
        maxDate={latestBirthday}
      />
    </LocalizationProvider>
  );
}
