import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const contractEnd = dayjs('2025-04-17');

function describe(date: Dayjs | null) {
  if (date === null) {
    return 'Not a complete date';
  }
  return date.isValid() ? date.format('dddd, MMMM D, YYYY') : 'Not a real date';
}

export default function FieldMirror() {
  const [end, setEnd] = React.useState<Dayjs | null>(contractEnd);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        <DateField label="End of contract" value={end} onChange={setEnd} />
        <Typography aria-live="polite">{describe(end)}</Typography>
        <Button onClick={() => setEnd(contractEnd.add(1, 'year'))}>
          Extend to April 2026
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
