import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const shiftStart = dayjs('2025-04-17T08:00');

export default function TimeFormProps() {
  const [submitted, setSubmitted] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)];
    setSubmitted(entries.map(([name, value]) => `${name}=${value}`).join(', '));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" onSubmit={handleSubmit} sx={{ gap: 2 }}>
        <TimePicker label="Arrival" name="arrival" defaultValue={shiftStart} />
        <TimePicker
          label="Planned, read-only"
          name="planned"
          defaultValue={shiftStart}
          readOnly
        />
        <TimePicker
          label="Overtime, disabled"
          name="overtime"
          defaultValue={shiftStart}
          disabled
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
