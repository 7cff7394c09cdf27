import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const april = dayjs('2025-04-17');
const birthday = dayjs('1990-04-17');

export default function ViewSets() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3 }}>
        <DatePicker label="Year built" defaultValue={april} views={['year']} />
        <DatePicker
          label="Card expiration"
          defaultValue={april}
          views={['year', 'month']}
        />
        <DatePicker
          label="Holiday"
          defaultValue={april}
          views={['month', 'day']}
        />
        <DatePicker
          label="Date of birth"
          defaultValue={birthday}
          views={['year', 'month', 'day']}
          openTo="year"
          maxDate={april}
        />
      </Stack>
    </LocalizationProvider>
  );
}
