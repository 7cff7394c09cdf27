import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const start = dayjs('2025-04-17T09:00');

export default function ReleasedHand() {
  const [shown, setShown] = React.useState<Dayjs | null>(start);
  const [saved, setSaved] = React.useState<Dayjs | null>(start);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <TimeClock
          ampmInClock
          value={shown}
          onChange={(newTime, selectionState) => {
            setShown(newTime);
            if (selectionState !== 'shallow') {
              setSaved(newTime);
            }
          }}
        />
        <Typography>Hand: {shown?.format('h:mm A')}</Typography>
        <Typography aria-live="polite">
          Saved: {saved?.format('h:mm A')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
