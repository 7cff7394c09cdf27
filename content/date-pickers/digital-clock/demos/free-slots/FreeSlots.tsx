import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const opening = dayjs('2025-04-17T09:00');
const closing = dayjs('2025-04-17T17:30');
const booked = new Set(['09:30', '10:00', '14:30']);

export default function FreeSlots() {
  const [skips, setSkips] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, alignItems: 'center' }}>
        <FormControlLabel
          label="Hide unavailable times"
          control={
            <Switch
              checked={skips}
              onChange={(event) => setSkips(event.target.checked)}
            />
          }
        />
        <DigitalClock
          referenceDate={opening}
          minTime={opening}
          maxTime={closing}
          shouldDisableTime={(time) => booked.has(time.format('HH:mm'))}
          skipDisabled={skips}
        />
      </Stack>
    </LocalizationProvider>
  );
}
