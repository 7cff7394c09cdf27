import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const quarter: DateRange<Dayjs> = [dayjs('2025-04-01'), dayjs('2025-06-30')];

export default function RangeFormProps() {
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
        sx={{ gap: 2, maxWidth: '100%' }}
      >
        <DateRangePicker
          label="Report"
          name="report"
          defaultValue={quarter}
          slotProps={{ popper: { 'aria-label': 'Report' } }}
        />
        <DateRangePicker
          label="Approved, read-only"
          name="approved"
          defaultValue={quarter}
          readOnly
          slotProps={{ popper: { 'aria-label': 'Approved, read-only' } }}
        />
        <DateRangePicker
          label="Archived, disabled"
          name="archived"
          defaultValue={quarter}
          disabled
          slotProps={{ popper: { 'aria-label': 'Archived, disabled' } }}
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
