import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const appointment = dayjs('2025-04-17T14:30');

export default function FieldForm() {
  const [submitted, setSubmitted] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)];
    setSubmitted(entries.map(([name, value]) => `${name}=${value}`).join(', '));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" onSubmit={handleSubmit} sx={{ gap: 2 }}>
        <DateField label="Day" name="day" defaultValue={appointment} required />
        <TimeField
          label="Time, read-only"
          name="time"
          defaultValue={appointment}
          readOnly
        />
        <DateField
          label="Reminder, disabled"
          name="reminder"
          defaultValue={appointment}
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
