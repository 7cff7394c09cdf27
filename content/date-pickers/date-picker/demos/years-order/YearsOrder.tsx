import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const registered = dayjs('2021-04-17');
const lastDay = dayjs('2025-12-31');

export default function YearsOrder() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Registered"
        defaultValue={registered}
        openTo="year"
        yearsOrder="desc"
        yearsPerRow={3}
        maxDate={lastDay}
      />
    </LocalizationProvider>
  );
}
