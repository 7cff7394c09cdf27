import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function describe(value: Dayjs | null) {
  if (value === null) return 'null (empty or incomplete)';
  if (!value.isValid()) return 'an invalid Dayjs object';
  return value.format('YYYY-MM-DD [(a Dayjs object)]');
}

export default function ControlledValue() {
  const [dueDate, setDueDate] = React.useState<Dayjs | null>(
    dayjs('2025-04-17'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2 }}>
        <DatePicker
          label="Due date"
          value={dueDate}
          onChange={(newValue) => setDueDate(newValue)}
        />
        <Typography aria-live="polite">State: {describe(dueDate)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
