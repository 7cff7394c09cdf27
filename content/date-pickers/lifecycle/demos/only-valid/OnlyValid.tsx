import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstDay = dayjs('2025-04-01');
const lastDay = dayjs('2025-12-31');

export default function OnlyValid() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const [lastValid, setLastValid] = React.useState(dayjs('2025-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <DatePicker
          label="Report until"
          value={value}
          minDate={firstDay}
          maxDate={lastDay}
          onChange={(newValue, { validationError }) => {
            setValue(newValue);
            if (newValue !== null && validationError === null) {
              setLastValid(newValue);
            }
          }}
        />
        <Typography aria-live="polite" variant="body2">
          Report: April 1 to {lastValid.format('MMMM D, YYYY')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
