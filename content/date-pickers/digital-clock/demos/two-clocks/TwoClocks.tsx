import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const pickup = dayjs('2025-04-17T15:30');

export default function TwoClocks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 4 }}>
        <DigitalClock defaultValue={pickup} sx={{ width: 'auto' }} />
        <MultiSectionDigitalClock
          aria-label="Pick-up time"
          defaultValue={pickup}
          sx={{ width: 'auto' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
