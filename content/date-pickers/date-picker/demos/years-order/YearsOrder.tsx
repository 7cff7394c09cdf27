import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function YearsOrder() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Registered"
        defaultValue={dayjs('2021-04-17')}
        openTo="year"
        yearsOrder="desc"
        yearsPerRow={3}
        maxDate={dayjs('2025-12-31')}
      />
    </LocalizationProvider>
  );
}
