import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const sale: DateRange<Dayjs> = [
  dayjs('2025-04-17T08:00'),
  dayjs('2025-04-21T23:59'),
];

export default function DateTimeForm() {
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
        sx={{ gap: 2, width: '100%', maxWidth: 440 }}
      >
        <DateTimeRangePicker
          label="Sale"
          name="sale"
          defaultValue={sale}
          slotProps={{ popper: { 'aria-label': 'Sale' } }}
        />
        <DateTimeRangePicker
          label="Approved, read-only"
          name="approved"
          defaultValue={sale}
          readOnly
          slotProps={{ popper: { 'aria-label': 'Approved, read-only' } }}
        />
        <DateTimeRangePicker
          label="Last year, disabled"
          name="archived"
          defaultValue={sale}
          disabled
          slotProps={{ popper: { 'aria-label': 'Last year, disabled' } }}
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
