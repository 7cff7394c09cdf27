import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateTimePicker,
  type DateTimePickerProps,
} from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { renderTimeViewClock as clock } from '@mui/x-date-pickers/timeViewRenderers';

const deadline = dayjs('2025-04-17T15:30');

const renderers: Record<string, DateTimePickerProps['viewRenderers']> = {
  columns: undefined,
  clock: { hours: clock, minutes: clock, seconds: clock },
  typed: { hours: null, minutes: null, seconds: null },
};

export default function TimeRenderers() {
  const [choice, setChoice] = React.useState('clock');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          aria-label="Time in the popup"
          value={choice}
          onChange={(_, next: string | null) => next && setChoice(next)}
        >
          <ToggleButton value="columns">Columns</ToggleButton>
          <ToggleButton value="clock">Clock</ToggleButton>
          <ToggleButton value="typed">Typed</ToggleButton>
        </ToggleButtonGroup>
        <DateTimePicker
          key={choice}
          label="Deadline"
          defaultValue={deadline}
          viewRenderers={renderers[choice]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
