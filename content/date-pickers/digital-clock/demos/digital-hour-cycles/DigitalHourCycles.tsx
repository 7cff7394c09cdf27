import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const train = dayjs('2025-04-17T18:30');

export default function DigitalHourCycles() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 4 }}>
        <DigitalClock
          defaultValue={train}
          ampm={false}
          sx={{ width: 'auto' }}
        />
        <MultiSectionDigitalClock
          aria-label="Departure, 24 hours"
          defaultValue={train}
          ampm={false}
          sx={{ width: 'auto' }}
        />
        <MultiSectionDigitalClock
          aria-label="Departure, 12 hours"
          defaultValue={train}
          ampm
          sx={{ width: 'auto' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
