import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const releaseDay = dayjs('2025-04-17');

export default function ThreeStyles() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: 3, maxWidth: '100%' }}
      >
        <Stack sx={{ gap: 3 }}>
          <DatePicker label="Picker" defaultValue={releaseDay} />
          <DateField label="Field" defaultValue={releaseDay} />
        </Stack>
        <DateCalendar defaultValue={releaseDay} sx={{ maxWidth: '100%' }} />
      </Stack>
    </LocalizationProvider>
  );
}
