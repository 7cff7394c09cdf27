import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const lap = dayjs('2025-04-17T10:15:40');
const views = ['hours', 'minutes', 'seconds'] as const;

export default function ClockViews() {
  const [view, setView] = React.useState<TimeView>('hours');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          aria-label="Unit"
          value={view}
          onChange={(_, next: TimeView | null) => next && setView(next)}
        >
          <ToggleButton value="hours">Hours</ToggleButton>
          <ToggleButton value="minutes">Minutes</ToggleButton>
          <ToggleButton value="seconds">Seconds</ToggleButton>
        </ToggleButtonGroup>
        <TimeClock
          ampmInClock
          defaultValue={lap}
          views={views}
          view={view}
          onViewChange={setView}
        />
      </Stack>
    </LocalizationProvider>
  );
}
