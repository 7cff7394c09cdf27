import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const pickup = dayjs('2025-04-17');

export default function ValueModes() {
  const [returnDay, setReturnDay] = React.useState<Dayjs | null>(pickup);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3 }}>
        <DatePicker label="Pick-up, uncontrolled" defaultValue={pickup} />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <DatePicker
            label="Return, controlled"
            value={returnDay}
            onChange={setReturnDay}
          />
          <Button onClick={() => setReturnDay(pickup.add(7, 'day'))}>
            One week later
          </Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
