import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  TimePicker,
  type TimePickerProps,
} from '@mui/x-date-pickers/TimePicker';
import {
  renderMultiSectionDigitalClockTimeView as columns,
  renderTimeViewClock as clock,
} from '@mui/x-date-pickers/timeViewRenderers';

const pickup = dayjs('2025-04-17T15:30');

const renderers: Record<string, TimePickerProps['viewRenderers']> = {
  clock: { hours: clock, minutes: clock, seconds: clock },
  columns: { hours: columns, minutes: columns, seconds: columns },
  none: { hours: null, minutes: null, seconds: null },
};

export default function ClockRenderers() {
  const [choice, setChoice] = React.useState('clock');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          aria-label="Popup"
          value={choice}
          onChange={(_, next: string | null) => next && setChoice(next)}
        >
          <ToggleButton value="clock">Clock</ToggleButton>
          <ToggleButton value="columns">Columns</ToggleButton>
          <ToggleButton value="none">Field only</ToggleButton>
        </ToggleButtonGroup>
        <TimePicker
          key={choice}
          label="Pick-up"
          defaultValue={pickup}
          viewRenderers={renderers[choice]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
