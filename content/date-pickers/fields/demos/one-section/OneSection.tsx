import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function describe(value: Dayjs | null) {
  if (value === null) return 'null';
  return value.isValid() ? value.format('dddd, MMMM D, YYYY') : 'Invalid date';
}

export default function OneSection() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-12-31'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2 }}>
        <DateField
          label="Contract ends"
          format="MMMM DD, YYYY"
          value={value}
          onChange={(newValue) => setValue(newValue)}
        />
        <Typography aria-live="polite">Value: {describe(value)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
