import * as React from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const opening = dayjs('2025-04-17T09:00');
const closing = dayjs('2025-04-17T17:30');

export default function PickupSlot() {
  const [slot, setSlot] = React.useState(dayjs('2025-04-17T10:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'center' }}>
        <Typography aria-live="polite">
          Pick up on {slot.format('MMMM D')} at {slot.format('h:mm A')}
        </Typography>
        <Paper variant="outlined">
          <DigitalClock
            value={slot}
            onChange={(newSlot) => newSlot && setSlot(newSlot)}
            timeStep={30}
            minTime={opening}
            maxTime={closing}
            skipDisabled
          />
        </Paper>
      </Stack>
    </LocalizationProvider>
  );
}
