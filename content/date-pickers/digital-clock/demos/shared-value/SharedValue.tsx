import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function SharedValue() {
  const [time, setTime] = React.useState<Dayjs | null>(
    dayjs('2025-04-17T15:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'center' }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 4 }}>
          <DigitalClock
            value={time}
            onChange={setTime}
            sx={{ width: 'auto' }}
          />
          <MultiSectionDigitalClock
            aria-label="Exact time"
            value={time}
            onChange={setTime}
            sx={{ width: 'auto' }}
          />
        </Stack>
        <Typography aria-live="polite">
          {time ? time.format('h:mm A') : 'No time selected'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
