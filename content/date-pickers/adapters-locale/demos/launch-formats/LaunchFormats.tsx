import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const launch = dayjs('2025-04-17');

export default function LaunchFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2 }}>
        <DatePicker label="Numbers" defaultValue={launch} format="YYYY-MM-DD" />
        <DatePicker
          label="Names"
          defaultValue={launch}
          format="dddd, MMMM D, YYYY"
        />
        <DatePicker
          label="Fixed text"
          defaultValue={launch}
          format="[Due] MMM Do"
        />
      </Stack>
    </LocalizationProvider>
  );
}
