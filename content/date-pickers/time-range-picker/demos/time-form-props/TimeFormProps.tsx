import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const office: DateRange<Dayjs> = [
  dayjs('2025-04-17T09:00'),
  dayjs('2025-04-17T17:00'),
];

export default function TimeFormProps() {
  const [submitted, setSubmitted] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)];
    setSubmitted(entries.map(([name, value]) => `${name}=${value}`).join(', '));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        onSubmit={handleSubmit}
        sx={{ gap: 2, width: '100%', maxWidth: 320 }}
      >
        <TimeRangePicker
          label="Monday"
          name="monday"
          defaultValue={office}
          slotProps={{ popper: { 'aria-label': 'Monday' } }}
        />
        <TimeRangePicker
          label="Tuesday, read-only"
          name="tuesday"
          defaultValue={office}
          readOnly
          slotProps={{ popper: { 'aria-label': 'Tuesday, read-only' } }}
        />
        <TimeRangePicker
          label="Sunday, disabled"
          name="sunday"
          defaultValue={office}
          disabled
          slotProps={{ popper: { 'aria-label': 'Sunday, disabled' } }}
        />
        <Button type="submit" variant="outlined">
          Submit
        </Button>
        <Typography aria-live="polite" variant="body2">
          Submitted: {submitted || 'nothing yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
