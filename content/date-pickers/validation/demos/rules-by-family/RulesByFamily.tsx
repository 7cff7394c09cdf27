import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const start = dayjs('2025-04-14T09:00');
const end = dayjs('2025-04-25T17:00');
const initialValue = dayjs('2025-04-17T08:30');

const pickers = {
  date: (
    <DatePicker
      label="Day of the exam"
      defaultValue={initialValue}
      minDate={start}
      maxDate={end}
      slotProps={{ textField: { helperText: 'April 14 to 25' } }}
    />
  ),
  time: (
    <TimePicker
      label="Time of the exam"
      defaultValue={initialValue}
      minTime={start}
      maxTime={end}
      slotProps={{ textField: { helperText: '9 AM to 5 PM' } }}
    />
  ),
  dateTime: (
    <DateTimePicker
      label="Exam"
      defaultValue={initialValue}
      minDate={start}
      maxDate={end}
      minTime={start}
      maxTime={end}
      slotProps={{ textField: { helperText: 'April 14 to 25, 9 AM to 5 PM' } }}
    />
  ),
};

export default function RulesByFamily() {
  const [family, setFamily] = React.useState<keyof typeof pickers>('dateTime');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={family}
          onChange={(_event, next) => next && setFamily(next)}
          aria-label="Kind of value"
        >
          <ToggleButton value="date">Date</ToggleButton>
          <ToggleButton value="time">Time</ToggleButton>
          <ToggleButton value="dateTime">Date and time</ToggleButton>
        </ToggleButtonGroup>
        <React.Fragment key={family}>{pickers[family]}</React.Fragment>
      </Stack>
    </LocalizationProvider>
  );
}
