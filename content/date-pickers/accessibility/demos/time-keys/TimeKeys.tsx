import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function TimeKeys() {
  const [time, setTime] = React.useState<Dayjs | null>(
    dayjs('2025-04-17T10:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ gap: 2 }}>
        <DigitalClock value={time} onChange={setTime} sx={{ width: 120 }} />
        <MultiSectionDigitalClock value={time} onChange={setTime} />
      </Stack>
      <Typography aria-live="polite" variant="body2" sx={{ mt: 1 }}>
        Selected: {time?.format('h:mm A')}
      </Typography>
    </LocalizationProvider>
  );
}
