import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const joined = dayjs('2019-04-17');

export default function OpenTo() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3 }}>
        <DatePicker
          label="Year, then month, then day"
          defaultValue={joined}
          views={['year', 'month', 'day']}
          openTo="year"
        />
        <DatePicker
          label="Month, then day"
          defaultValue={joined}
          views={['year', 'month', 'day']}
          openTo="month"
        />
      </Stack>
    </LocalizationProvider>
  );
}
